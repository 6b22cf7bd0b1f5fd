/** What has happened while somebody was away, and what he has not read yet; kept on this device for the next time. */
import { computed, effect, signal } from "@preact/signals";
import { keep, recall } from "../keeping";
import { me } from "../session";
import type { Scene } from "./scene";

export class Visit {
  /** The number of the first event that came while nobody looked. */
  readonly since = signal(0);
  /** Whether the log was looked at since then. */
  private readonly read = signal(true);
  /** The last message that was read. */
  private readonly heard = signal(0);
  readonly unreadEvents = computed(() => (this.read.value ? 0 : Math.max(0, this.scene.events.value.length - this.since.value)));
  readonly unreadMessages = computed(() => this.countMessages());
  private begun = false;
  private readonly stops: (() => void)[];

  constructor(private readonly scene: Scene) {
    this.heard.value = Number(recall(this.name("heard")) ?? 0);
    document.addEventListener("visibilitychange", this.turn);
    this.stops = [effect(() => this.follow())];
  }

  private name = (what: string) => `${what}.${this.scene.table}.${this.scene.seat ?? ""}`;

  /** Who looks at the page sees what happens. */
  private follow(): void {
    const { status, events } = this.scene;
    const count = events.value.length;
    if (status.value !== "open" || document.hidden) return;
    if (!this.begun) this.begin(count);
    this.begun = true;
    keep(this.name("seen"), String(count));
  }

  /** Somebody comes, or comes back; who is here for the first time has missed nothing. */
  private begin(count: number): void {
    const seen = Number(recall(this.name("seen")) ?? count);
    if (seen >= count) return;
    this.since.value = seen;
    this.read.value = false;
  }

  private turn = (): void => {
    if (document.hidden) this.begun = false;
    else this.follow();
  };

  private countMessages(): number {
    const mine = me.value?.id;
    return this.scene.messages.value.filter(({ id, person }) => id > this.heard.value && person !== mine).length;
  }

  readEvents(): void {
    this.read.value = true;
  }

  readMessages(): void {
    const last = this.scene.messages.value.at(-1)?.id ?? 0;
    if (last <= this.heard.peek()) return;
    this.heard.value = last;
    keep(this.name("heard"), String(last));
  }

  end(): void {
    document.removeEventListener("visibilitychange", this.turn);
    for (const stop of this.stops) stop();
  }
}
