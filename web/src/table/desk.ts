/** What one person does at a table: whose eyes he looks through, what he has chosen, planned, opened, pointed at. */
import { batch, computed, effect, signal } from "@preact/signals";
import { asRefusal, Refusal } from "../api/refusal";
import type { Reason } from "../api/types";
import { atOnce } from "../prefs";
import type { GameUi, Route, Spot } from "./game";
import type { Scene } from "./scene";
import { Visit } from "./visit";

/** Why something is no choice, where it was pointed at. */
export interface Told {
  spot: Spot;
  reason: Reason | null;
  /** It stays until it is closed: somebody has asked for it, not only rested there. */
  pinned?: boolean;
}

/** Something on its way to the server; `last`: it is all that was to be sent, and only its acknowledgement is awaited. */
interface Sent {
  last: boolean;
}

export class Desk {
  /** The option that is chosen but not sent. */
  readonly chosen = signal<string | null>(null);
  /** A planned march: where its piece could go, and where it shall. */
  readonly planning = signal<{ piece: Spot; routes: Map<Spot, Route> } | null>(null);
  readonly route = signal<Route | null>(null);
  /** Something is on its way, and nothing else can be chosen until it has been answered. */
  readonly sending = signal(false);
  readonly trouble = signal<Refusal | null>(null);
  readonly told = signal<Told | null>(null);
  /** What a name in the log points at. */
  readonly lit = signal<Spot | null>(null);
  readonly overlay = signal<string | null>(null);
  readonly panel = signal<string | null>(null);
  readonly clause = signal<string | null>(null);
  /** The spot that the board shall bring into sight. */
  readonly sought = signal<Spot | null>(null);
  /** Somebody fills in places of something else, an offer perhaps: pointing is for that and chooses nothing. */
  readonly picker = signal<((spot: Spot) => void) | null>(null);

  readonly decision = computed(() => this.view.decision.value);
  private readonly placed = computed(() => this.findPlaced());
  /** The options that lie on the board, by spot. */
  readonly spots = computed(() => new Map([...this.placed.value].map(([spot, [first = ""]]) => [spot, first])));
  /** The options that are buttons: what is not on the board, and where several options are one spot. */
  readonly buttons = computed(() => this.findButtons());
  /** What is new to who sits here; a replay has no news. */
  readonly visit: Visit | null;
  private readonly stop: () => void;
  /** Counts what was asked about, so that a late answer does not take the place of a newer one. */
  private asking = 0;
  /** What keeps others from being chosen. */
  private sent: Sent | null = null;
  /** Kept when everything that was sent has been acknowledged. */
  private acknowledged: Promise<void> | null = null;

  constructor(
    readonly view: Scene,
    readonly game: GameUi,
  ) {
    this.visit = view.live ? new Visit(view) : null;
    let asked = -1;
    const stops = [
      effect(() => {
        const question = this.view.question.value;
        if (question !== asked) this.turn();
        asked = question;
      }),
      // Who reads that the server is away should not read it when it is back.
      effect(() => {
        if (view.status.value === "open" && this.trouble.peek()?.error === "unavailable") this.trouble.value = null;
      }),
    ];
    this.stop = () => stops.forEach((stop) => stop());
  }

  /** Something else is asked. This may be told before the last answer is acknowledged: what is chosen then is for the new
   * question already. Of a march that has moves left the new question is a part, and nobody is to answer it. */
  private turn(): void {
    if (!this.sent || this.sent.last) this.done();
  }

  get position() {
    return this.view.position.value ?? {};
  }

  private findPlaced(): Map<Spot, string[]> {
    const found = new Map<Spot, string[]>();
    for (const move of this.decision.value?.options ?? []) {
      const spot = this.spotOf(move);
      if (spot) found.set(spot, [...(found.get(spot) ?? []), move]);
    }
    return found;
  }

  private findButtons(): string[] {
    const decision = this.decision.value;
    if (!decision) return [];
    const alone = new Set([...this.placed.value.values()].filter((moves) => moves.length === 1).flat());
    return this.game.named?.(decision) ? decision.options : decision.options.filter((move) => !alone.has(move));
  }

  private spotOf(move: string): Spot | null {
    return this.game.spot(move, this.decision.value, this.position);
  }

  // -- choosing

  /** A choice: the first time it is marked, the second time it is sent. */
  choose(move: string): void {
    if (this.sending.value) return;
    if (this.chosen.value === move || atOnce.value) {
      this.chosen.value = move;
      void this.confirm();
      return;
    }
    batch(() => {
      this.clear();
      this.chosen.value = move;
    });
  }

  /** Somebody points at a thing on the board: a choice, the end of a planned march, or the question why it is none. */
  async point(spot: Spot): Promise<void> {
    if (this.picker.value) return this.picker.value(spot);
    if (this.sending.value) return; // a march of several moves is on its way
    const route = this.planning.value?.routes.get(spot);
    const move = this.spots.value.get(spot);
    if (route) this.takeRoute(route);
    else if (move) await this.pointAtChoice(spot, move);
    else await this.explain(spot);
  }

  private takeRoute(route: Route): void {
    if (this.route.value === route || atOnce.value) {
      this.route.value = route;
      void this.confirm();
    } else this.route.value = route;
  }

  private async pointAtChoice(spot: Spot, move: string): Promise<void> {
    const decision = this.decision.value;
    if (!decision || !this.game.plans(decision)) return this.choose(move);
    if (this.chosen.value === move) return this.confirm();
    this.clear();
    this.chosen.value = move;
    await this.startPlan(spot, move);
  }

  private async startPlan(spot: Spot, move: string): Promise<void> {
    const question = this.view.question.peek();
    // The answer may come late: it is for what was chosen then.
    const current = () => this.chosen.peek() === move && this.view.question.peek() === question && !this.sending.peek();
    try {
      const routes = await this.game.routes(this, spot);
      if (current()) this.planning.value = { piece: spot, routes };
    } catch (error) {
      if (current()) this.fail(error);
    }
  }

  /** Tell what a spot is, and why it is no choice. */
  async explain(spot: Spot, pinned = true): Promise<void> {
    const number = ++this.asking;
    const choice = this.spots.peek().has(spot) || this.planning.peek()?.routes.has(spot);
    const move = choice ? null : this.game.meant(spot, this.decision.peek(), this.view.position.peek() ?? {});
    try {
      const reason = move && this.view.seat !== null ? (await this.view.whyNot(move)).reason : null;
      if (number === this.asking) this.told.value = { spot, reason, pinned };
    } catch (error) {
      if (number === this.asking) this.fail(error);
    }
  }

  /** Nothing is told of any spot any more, nor what was asked for and has not come yet. */
  hush(): void {
    this.asking += 1;
    this.told.value = null;
  }

  /** Send what is chosen or planned. */
  async confirm(): Promise<void> {
    const moves = this.route.value?.moves ?? (this.chosen.value ? [this.chosen.value] : []);
    if (moves.length) await this.send(moves);
  }

  /** Send moves one after the other; one that the server refuses ends it, and what was made stays made. */
  async send(moves: string[]): Promise<void> {
    const question = this.view.question.peek();
    const answers = this.decision.peek()?.options.includes(moves[0] ?? "");
    await this.work(async (sent) => {
      if (answers && this.view.question.peek() !== question) throw new Refusal("stale", "question_gone");
      for (let left = moves; left.length; ) {
        const next = left === moves ? 0 : this.nextOf(left);
        const move = left[next] ?? "";
        left = left.slice(next + 1);
        sent.last = left.length === 0;
        await this.view.play(move);
      }
    });
  }

  /** What was planned is an answer to what is asked next, but for what was answered by itself, where there was no choice.
   * If somebody else is asked first, or something else, the plan ends. */
  private nextOf(planned: string[]): number {
    const next = planned.findIndex((move) => this.decision.peek()?.options.includes(move));
    if (next < 0) throw new Refusal("stale", "question_gone");
    return next;
  }

  async undo(): Promise<void> {
    await this.work((sent) => {
      sent.last = true;
      return this.view.undo();
    });
  }

  /** One thing after the other goes to the server; whatever becomes of it, it is not chosen afterwards. */
  private async work(act: (sent: Sent) => Promise<void>): Promise<void> {
    if (this.sending.value) return;
    const sent: Sent = { last: false };
    this.sent = sent;
    this.sending.value = true;
    this.trouble.value = null;
    const answered = after(this.acknowledged, () => act(sent));
    const acknowledged = answered.catch(() => undefined);
    this.acknowledged = acknowledged;
    try {
      await answered;
    } catch (error) {
      this.fail(error);
    } finally {
      if (this.acknowledged === acknowledged) this.acknowledged = null;
      if (this.sent === sent) this.done(true);
    }
  }

  private done(keepTrouble = false): void {
    batch(() => {
      this.sent = null;
      this.sending.value = false;
      this.clear(keepTrouble);
    });
  }

  /** Nothing is chosen or planned any more. */
  clear(keepTrouble = false): void {
    batch(() => {
      this.chosen.value = null;
      this.planning.value = null;
      this.route.value = null;
      this.hush();
      if (!keepTrouble) this.trouble.value = null;
    });
  }

  fail(error: unknown): void {
    this.trouble.value = asRefusal(error);
  }

  // -- showing

  open(panel: string | null): void {
    this.panel.value = panel;
  }

  /** Open the rules at a clause. */
  openClause(clause: string): void {
    batch(() => {
      this.clause.value = clause;
      this.panel.value = "rules";
    });
  }

  /** Bring a spot into sight, and let it glow. */
  seek(spot: Spot): void {
    batch(() => {
      this.sought.value = spot;
      this.lit.value = spot;
    });
  }

  dispose(): void {
    this.stop();
    this.visit?.end();
  }
}

/** Act when something else is done; at once if there is nothing to wait for. */
async function after(before: Promise<void> | null, act: () => Promise<void>): Promise<void> {
  if (before) await before;
  await act();
}
