/** What one person does at a table: whose eyes he looks through, what he has chosen, planned, opened, pointed at. */
import { batch, computed, effect, signal } from "@preact/signals";
import { Refusal } from "../api/refusal";
import type { Reason } from "../api/types";
import { atOnce } from "../prefs";
import type { GameUi, Route, Spot } from "./game";
import type { Scene } from "./scene";

/** Why something is no choice, where it was pointed at. */
export interface Told {
  spot: Spot;
  reason: Reason | null;
}

export class Desk {
  /** The option that is chosen but not sent. */
  readonly chosen = signal<string | null>(null);
  /** A planned march: where its piece could go, and where it shall. */
  readonly planning = signal<{ piece: Spot; routes: Map<Spot, Route> } | null>(null);
  readonly route = signal<Route | null>(null);
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
  /** The options that lie on the board, by spot. */
  readonly spots = computed(() => this.findSpots());
  /** The options that are buttons: what is not on the board, and where several options are one spot. */
  readonly buttons = computed(() => this.decision.value?.options.filter((move) => !this.alone(move)) ?? []);
  private readonly stop: () => void;

  constructor(
    readonly view: Scene,
    readonly game: GameUi,
  ) {
    let asked = -1;
    this.stop = effect(() => {
      const question = this.view.question.value;
      if (question !== asked && !this.sending.peek()) this.clear();
      asked = question;
    });
  }

  get position() {
    return this.view.position.value ?? {};
  }

  private findSpots(): Map<Spot, string> {
    const found = new Map<Spot, string>();
    for (const move of this.decision.value?.options ?? []) {
      const spot = this.spotOf(move);
      if (spot && !found.has(spot)) found.set(spot, move);
    }
    return found;
  }

  /** Whether an option is the only one at a spot of the board. */
  private alone(move: string): boolean {
    const spot = this.spotOf(move);
    return spot !== null && this.decision.value?.options.filter((other) => this.spotOf(other) === spot).length === 1;
  }

  private spotOf(move: string): Spot | null {
    return this.game.spot(move, this.decision.value, this.position);
  }

  // -- choosing

  /** A choice: the first time it is marked, the second time it is sent. */
  choose(move: string): void {
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
    await this.startPlan(spot);
  }

  private async startPlan(spot: Spot): Promise<void> {
    const move = this.chosen.value;
    try {
      const routes = await this.game.routes(this, spot);
      // The answer may come late: it is for what was chosen then.
      if (move !== null && this.chosen.value === move && !this.sending.value) this.planning.value = { piece: spot, routes };
    } catch (error) {
      this.fail(error);
    }
  }

  /** Ask why a spot is no choice. */
  async explain(spot: Spot): Promise<void> {
    const move = this.game.meant(spot, this.decision.value, this.position);
    if (!move || this.view.seat === null) {
      this.told.value = { spot, reason: null };
      return;
    }
    try {
      const { reason } = await this.view.whyNot(move);
      this.told.value = { spot, reason };
    } catch (error) {
      this.fail(error);
    }
  }

  /** Send what is chosen or planned. */
  async confirm(): Promise<void> {
    const moves = this.route.value?.moves ?? (this.chosen.value ? [this.chosen.value] : []);
    if (!moves.length || this.sending.value) return;
    await this.send(moves);
  }

  /** Send moves one after the other; one that the server refuses ends it, and what was made stays made. */
  async send(moves: string[]): Promise<void> {
    this.sending.value = true;
    this.trouble.value = null;
    try {
      for (const move of moves) await this.view.play(move);
    } catch (error) {
      this.fail(error);
    } finally {
      batch(() => {
        this.sending.value = false;
        this.clear(true);
      });
    }
  }

  async undo(): Promise<void> {
    if (this.sending.value) return;
    this.sending.value = true;
    this.trouble.value = null;
    try {
      await this.view.undo();
    } catch (error) {
      this.fail(error);
    } finally {
      batch(() => {
        this.sending.value = false;
        this.clear(true);
      });
    }
  }

  /** Nothing is chosen or planned any more. */
  clear(keepTrouble = false): void {
    batch(() => {
      this.chosen.value = null;
      this.planning.value = null;
      this.route.value = null;
      this.told.value = null;
      if (!keepTrouble) this.trouble.value = null;
    });
  }

  fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.trouble.value = error;
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
  }
}
