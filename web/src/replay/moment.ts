/** A game looked at again: frames are fetched in portions, and each is shown like a table that stands still. */
import { batch, signal } from "@preact/signals";
import { get } from "../api/http";
import { Refusal } from "../api/refusal";
import type { About, GameEvent, Position, Survey, Thought } from "../api/types";
import { Scene, type Explained } from "../table/scene";

const PORTION = 25;
const AHEAD = 5; // moments that are fetched before they are asked for

interface Frame {
  number: number;
  events: GameEvent[];
  position: Position;
  waiting_for: string[];
  thought: Thought | null;
}

export class Replay extends Scene {
  override readonly live = false;
  readonly count = signal(0);
  readonly at = signal(0);
  readonly loading = signal(false);
  /** What happened at the moment that is shown. */
  readonly frameEvents = signal<GameEvent[]>([]);
  /** Why a bot did that; told when the game is over. */
  readonly thought = signal<Thought | null>(null);
  private readonly frames = new Map<number, Frame>();
  /** The portions that are on their way. */
  private readonly coming = new Map<number, Promise<void>>();
  /** The moment that was asked for last: what comes late is not shown any more. */
  private wanted = 0;

  constructor(about: About, seat: string | null) {
    super(about.id, seat);
    this.about.value = about;
    this.status.value = "open";
  }

  /** Show a moment, or the last one before it that there is. The frames around it come with it. */
  async show(number: number): Promise<void> {
    const asked = (this.wanted = Number.isInteger(number) ? Math.max(0, number) : 0);
    await this.have(asked);
    const there = Math.min(asked, Math.max(0, this.count.value - 1));
    await this.have(there);
    const frame = this.frames.get(there);
    if (asked !== this.wanted || !frame) return;
    this.put(frame, there === this.at.value + 1);
    const ahead = there + AHEAD;
    if (ahead < this.count.value) this.have(ahead).catch(() => undefined); // asked for again when it is wanted
  }

  private async have(number: number): Promise<void> {
    if (this.frames.has(number)) return;
    const first = Math.floor(number / PORTION) * PORTION;
    const coming = this.coming.get(first) ?? this.fetch(first).finally(() => this.arrived(first));
    this.coming.set(first, coming);
    this.loading.value = true;
    await coming;
  }

  private arrived(first: number): void {
    this.coming.delete(first);
    this.loading.value = this.coming.size > 0;
  }

  private async fetch(first: number): Promise<void> {
    const query = new URLSearchParams({ first: `${first}`, count: `${PORTION}`, ...(this.seat ? { seat: this.seat } : {}) });
    const told = await get<{ frames: number; shown: Frame[] }>(`/api/tables/${this.table}/replay?${query}`);
    this.count.value = told.frames;
    for (const frame of told.shown) this.frames.set(frame.number, frame);
  }

  private put(frame: Frame, next: boolean): void {
    batch(() => {
      this.at.value = frame.number;
      this.frameEvents.value = frame.events;
      this.thought.value = frame.thought;
      this.news.value = next ? frame.events : [];
      this.events.value = this.eventsUpTo(frame.number);
      this.position.value = Object.keys(frame.position).length ? frame.position : null;
      this.waitingFor.value = frame.waiting_for;
    });
  }

  /** The events of the frames that are known, without gaps before this one. */
  private eventsUpTo(number: number): GameEvent[] {
    const parts: GameEvent[][] = [];
    for (let at = number; this.frames.has(at); at--) parts.unshift(this.frames.get(at)?.events ?? []);
    return parts.flat();
  }

  play(): Promise<void> {
    return Promise.reject(new Refusal("conflict", "replay_stands"));
  }

  undo(): Promise<void> {
    return this.play();
  }

  say(): Promise<void> {
    return this.play();
  }

  whyNot(): Promise<Explained> {
    return Promise.resolve({ happens: false, reason: null });
  }

  survey(kind: string, arg = ""): Promise<Survey> {
    const about = { ...(arg ? { arg } : {}), ...(this.seat ? { seat: this.seat } : {}) };
    const query = new URLSearchParams({ number: String(this.at.peek()), kind, ...about });
    return get<{ survey: Survey }>(`/api/tables/${this.table}/replay/survey?${query}`).then((told) => told.survey);
  }
}
