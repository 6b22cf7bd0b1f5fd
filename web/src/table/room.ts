/** A table as one person has it before him: the seats that are his, and which of them is looked through. */
import { batch, computed, effect, signal } from "@preact/signals";
import { get } from "../api/http";
import { Refusal } from "../api/refusal";
import type { About } from "../api/types";
import { me } from "../session";
import { Desk } from "./desk";
import type { GameUi } from "./game";
import { loadGame } from "./load";
import { Perspective } from "./store";

export class Room {
  private readonly first = signal<About | null>(null);
  /** The lines that are open: one for each seat that is mine, or one for an onlooker. */
  private readonly lines = signal(new Map<string | null, Perspective>());
  readonly game = signal<GameUi | null>(null);
  readonly trouble = signal<Refusal | null>(null);
  /** The seat whose eyes are looked through; null is an onlooker. */
  readonly shown = signal<string | null>(null);
  /** Between two people at one screen a curtain is down; it names whose turn it is to look. */
  readonly curtain = signal<string | null>(null);

  readonly perspective = computed(() => this.lines.value.get(this.shown.value) ?? null);
  readonly about = computed(() => this.perspective.value?.about.value ?? this.first.value);
  /** The seats that I play. */
  readonly seats = computed(() => this.findSeats());
  readonly hotSeat = computed(() => this.seats.value.length > 1);
  /** What is on the screen. */
  readonly desk = computed(() => this.makeDesk());
  private readonly stops: (() => void)[];
  private lastDesk: Desk | null = null;
  /** Whether anybody has sat down before this screen. */
  private seated = false;
  /** Who was asked when somebody was turned to: who looks through other eyes meanwhile is left in peace. */
  private asked = "";

  constructor(readonly table: string) {
    this.stops = [effect(() => this.sitDown()), effect(() => this.turnToWhoIsAsked()), effect(() => this.load())];
    void this.enter();
  }

  private async enter(): Promise<void> {
    try {
      this.first.value = await get<About>(`/api/tables/${this.table}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble.value = error;
    }
  }

  private findSeats(): string[] {
    const places = this.about.value?.seats ?? {};
    const person = me.value?.id;
    return person ? Object.keys(places).filter((seat) => places[seat]?.player === person) : [];
  }

  /** A line for each seat that is mine now; who has none looks on. */
  private sitDown(): void {
    if (!this.about.value || me.value === undefined) return;
    const seats: (string | null)[] = this.seats.value.length ? this.seats.value : [null];
    const had = this.lines.peek();
    const lines = new Map(seats.map((seat) => [seat, had.get(seat) ?? new Perspective(this.table, seat)]));
    if (seats.length === had.size && seats.every((seat) => had.has(seat))) return;
    batch(() => {
      this.lines.value = lines;
      if (!lines.has(this.shown.peek())) this.shown.value = seats[0] ?? null;
    });
    for (const [seat, line] of had) if (!lines.has(seat)) line.close();
  }

  /** With several seats at one screen the one that is asked comes to the front, behind a curtain. */
  private turnToWhoIsAsked(): void {
    if (!this.hotSeat.value || this.about.value?.status !== "running") {
      this.curtain.value = null;
      return;
    }
    const asked = this.askedSeats();
    const shown = this.seated ? this.shown.peek() : this.curtain.peek();
    const turn = !this.seated || asked.join() !== this.asked;
    this.asked = asked.join();
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
    try {
      this.game.value = await loadGame(game);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble.value = error;
    }
  }

  private makeDesk(): Desk | null {
    const game = this.game.value;
    const view = this.perspective.value;
    if (!game || !view) return null;
    if (this.lastDesk?.view === view && this.lastDesk.game === game) return this.lastDesk;
    this.lastDesk?.dispose();
    this.lastDesk = new Desk(view, game);
    return this.lastDesk;
  }

  retry = (): void => {
    if (this.trouble.value) void this.enter();
    for (const line of this.lines.value.values()) line.retry();
  };

  close(): void {
    for (const stop of this.stops) stop();
    this.lastDesk?.dispose();
    for (const line of this.lines.value.values()) line.close();
  }
}
