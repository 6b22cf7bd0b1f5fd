/** A table as one person has it before him: the seats that are his, and which of them is looked through. */
import { batch, computed, effect, signal, untracked, type Signal } from "@preact/signals";
import { get } from "../api/http";
import { asRefusal, type Refusal } from "../api/refusal";
import type { About } from "../api/types";
import { me, whoAmI } from "../session";
import { Desk } from "./desk";
import type { GameUi } from "./game";
import { loadGame } from "./load";
import { rememberSeed } from "./seeds";
import { Perspective } from "./store";

const AGAIN = 3000; // milliseconds until a server that is away is asked again

export class Room {
  /** What was last told of the table; a line that has just been opened has not told anything yet. */
  readonly about = signal<About | null>(null);
  /** The lines that are open: one for each seat that is mine, or one for an onlooker. */
  private readonly lines = signal(new Map<string | null, Perspective>());
  readonly game = signal<GameUi | null>(null);
  readonly trouble = signal<Refusal | null>(null);
  /** The seat whose eyes are looked through; null is an onlooker. */
  readonly shown = signal<string | null>(null);
  /** Between two people at one screen a curtain is down; it names whose turn it is to look. */
  readonly curtain = signal<string | null>(null);

  readonly perspective = computed(() => this.lines.value.get(this.shown.value) ?? null);
  /** The seats that I play. */
  readonly seats = computed(() => this.seatsWhere("player"));
  readonly hotSeat = computed(() => this.seats.value.length > 1);
  /** Whether anybody at this screen is asked something. */
  readonly asked = computed(() => this.askedSeats().length > 0);
  /** A line that was opened just now has told nothing yet; one that cannot be opened will not, and the screen says so. */
  readonly silent = computed(() => {
    const view = this.perspective.value;
    return !view?.about.value && (view?.status.value === "connecting" || view?.status.value === "open");
  });
  /** What is on the screen. */
  readonly desk = signal<Desk | null>(null);
  private readonly wish: Signal<string | null>;
  private readonly stops: (() => void)[];
  /** Whether anybody has sat down before this screen. */
  private seated = false;
  /** Who was asked when somebody was turned to: who looks through other eyes meanwhile is left in peace. */
  private lastAsked = "";
  private timer = 0;
  private closed = false;

  /** `wish`: the seat over whose shoulder somebody wants to look who plays none. */
  constructor(
    readonly table: string,
    wish: string | null = null,
  ) {
    this.wish = signal(wish);
    this.stops = [
      effect(() => this.follow()),
      effect(() => this.sitDown()),
      effect(() => this.turnToWhoIsAsked()),
      effect(() => this.load()),
      effect(() => this.layDesk()),
      effect(() => this.followLines()),
    ];
    void this.enter();
  }

  private async enter(): Promise<void> {
    await this.attempt(async () => {
      const about = await get<About>(`/api/tables/${this.table}`);
      rememberSeed(about);
      this.about.value = about;
    });
  }

  private follow(): void {
    const told = this.perspective.value?.about.value;
    if (told) this.about.value = told;
  }

  /** Do something without which the table cannot be shown. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    window.clearTimeout(this.timer);
    try {
      await work();
      this.trouble.value = null;
    } catch (error) {
      const trouble = asRefusal(error);
      this.trouble.value = trouble;
      if (trouble.error === "unavailable" && !this.closed) this.timer = window.setTimeout(this.retry, AGAIN);
    }
  }

  private seatsWhere(role: "player" | "owner"): string[] {
    const places = this.about.value?.seats ?? {};
    const person = me.value?.id;
    return person ? Object.keys(places).filter((seat) => places[seat]?.[role] === person) : [];
  }

  /** Who plays no seat looks through the one that he has handed on, or that he was let in to; else from afar. */
  private overShoulder(): string | null {
    const wish = this.wish.value;
    return wish && this.about.value?.seats[wish] ? wish : (this.seatsWhere("owner")[0] ?? null);
  }

  /** A line for each seat that is mine now; who has none looks on. */
  private sitDown(): void {
    if (!this.about.value || me.value === undefined) return;
    const mine = this.seats.value;
    const seats: (string | null)[] = mine.length ? mine : [this.overShoulder()];
    const had = this.lines.peek();
    const kept = (seat: string | null) => had.get(seat)?.plays === mine.length > 0;
    if (seats.length === had.size && seats.every(kept)) return;
    const line = (seat: string | null) => (kept(seat) ? had.get(seat) : null) ?? new Perspective(this.table, seat, !mine.length);
    const lines = new Map(seats.map((seat) => [seat, line(seat)]));
    batch(() => {
      this.lines.value = lines;
      if (!lines.has(this.shown.peek())) this.shown.value = seats[0] ?? null;
    });
    for (const [seat, old] of had) if (lines.get(seat) !== old) old.close();
  }

  /** A line that the server does not want any more: somebody else has the seat now, or I am signed out. */
  private followLines(): void {
    for (const line of this.lines.value.values()) {
      const status = line.status.value;
      if (status === "forbidden" || status === "unknown") void this.lookAgain(line);
    }
  }

  private async lookAgain(line: Perspective): Promise<void> {
    await this.attempt(async () => {
      await whoAmI();
      const about = await get<About>(`/api/tables/${this.table}`);
      batch(() => {
        if (!line.plays) this.wish.value = null;
        this.about.value = about;
      });
    });
  }

  /** With several seats at one screen the one that is asked comes to the front, behind a curtain. */
  private turnToWhoIsAsked(): void {
    if (!this.hotSeat.value || this.about.value?.status !== "running") {
      this.curtain.value = null;
      return;
    }
    const asked = this.askedSeats();
    const shown = this.seated ? this.shown.peek() : this.curtain.peek();
    const turn = !this.seated || asked.join() !== this.lastAsked;
    this.lastAsked = asked.join();
    if (turn && !(shown && asked.includes(shown))) this.lower(asked[0]);
  }

  /** Whoever opens the page first may be anybody, so the first curtain needs no question. */
  private lower(next: string | undefined): void {
    if (next) this.curtain.value = next;
    else if (!this.seated) this.curtain.value = this.seats.value[0] ?? null;
  }

  private askedSeats(): string[] {
    return this.seats.value.filter((seat) => this.lines.value.get(seat)?.decision.value);
  }

  /** The next person sits down before the screen. */
  raise(): void {
    this.seated = true;
    if (this.curtain.value !== null) this.shown.value = this.curtain.value;
    this.curtain.value = null;
  }

  private load(): void {
    const game = this.about.value?.game;
    if (game && this.game.peek()?.id !== game) void this.fetch(game);
  }

  private async fetch(game: string): Promise<void> {
    await this.attempt(async () => {
      this.game.value = await loadGame(game);
    });
  }

  private layDesk(): void {
    const game = this.game.value;
    const view = this.perspective.value;
    const old = this.desk.peek();
    if (!game || !view || (old?.view === view && old.game === game)) return;
    this.desk.value = untracked(() => new Desk(view, game));
    old?.dispose();
  }

  /** Somebody looks again, or the network is back. */
  retry = (): void => {
    if (this.trouble.value) void this.enter().then(() => this.load());
    for (const line of this.lines.value.values()) line.retry();
  };

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    for (const stop of this.stops) stop();
    this.desk.peek()?.dispose();
    for (const line of this.lines.value.values()) line.close();
  }
}
