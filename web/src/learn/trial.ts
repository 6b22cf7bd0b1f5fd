/** An exercise: the server keeps nothing of it, so every request brings all moves that were made. */
import { batch, signal } from "@preact/signals";
import { post } from "../api/http";
import { Refusal } from "../api/refusal";
import type { About, Decision, GameEvent, Position, Survey, View } from "../api/types";
import { Scene, type Explained } from "../table/scene";

/** What the server tells after some moves. */
export interface Attempt {
  events: GameEvent[];
  view: View;
  options: Record<string, string | number>;
  /** Of a lesson: how many of the moves were right. */
  made: number;
  /** Of a lesson: the last move is allowed, but not what is wanted; it was not made. */
  wrong: boolean;
  /** Of a puzzle: whether it is decided, and how. */
  over: boolean;
  solved: boolean;
}

export class Trial extends Scene {
  override readonly live = false;
  readonly told = signal<Attempt | null>(null);
  /** A move that the rules allow, but the lesson does not want. */
  readonly wrong = signal<string | null>(null);
  private moves: string[] = [];
  private readonly path: string;

  constructor(
    readonly exercise: string,
    private readonly game: string,
    seat: string,
  ) {
    super("", seat);
    this.path = `/api/exercises/${exercise}`;
  }

  override get plays(): boolean {
    return true;
  }

  /** From the beginning. */
  begin(): Promise<void> {
    return this.take([]);
  }

  async play(move: string): Promise<void> {
    await this.take([...this.moves, move]);
    if (this.wrong.peek() !== null) throw new Refusal("conflict", "exercise_wrong");
  }

  undo(): Promise<void> {
    return this.moves.length ? this.take(this.moves.slice(0, -1)) : Promise.reject(new Refusal("conflict", "exercise_start"));
  }

  say(): Promise<void> {
    return Promise.reject(new Refusal("conflict", "exercise_alone"));
  }

  whyNot(move: string): Promise<Explained> {
    return post<Explained>(`${this.path}/why`, { moves: this.moves, move });
  }

  async survey(kind: string, arg = ""): Promise<Survey> {
    return (await post<{ survey: Survey }>(`${this.path}/survey`, { moves: this.moves, kind, ...(arg ? { arg } : {}) })).survey;
  }

  private async take(moves: string[]): Promise<void> {
    const told = await post<Attempt>(this.path, { moves });
    batch(() => {
      this.wrong.value = told.wrong ? (moves.at(-1) ?? null) : null;
      if (!told.wrong) this.show(moves, told);
    });
  }

  private show(moves: string[], told: Attempt): void {
    const known = this.events.value.length;
    this.news.value = moves.length > this.moves.length ? told.events.slice(known) : [];
    this.moves = moves;
    this.told.value = told;
    this.status.value = "open";
    this.about.value ??= about(this.game, told.options);
    this.events.value = told.events;
    this.position.value = told.view.position as Position;
    this.decisions.value = told.over ? [] : (told.view.decisions as Decision[]);
    this.standing.value = told.over ? [] : told.view.standing;
    this.waitingFor.value = told.over ? [] : told.view.waiting_for;
    this.question.value += 1;
  }
}

/** A table that nobody else knows of. */
function about(game: string, options: Record<string, string | number>): About {
  const nobody = { host: null, seats: {}, people: {}, requests: [], rematch_of: null, sandbox_of: null };
  const clock = { kind: "none", steps: [], bank: 0, added: 0, most: 0 } as unknown as About["clock"];
  const now = { status: "running" as const, outcome: null, frozen: null, moves: null, seed: null, seed_hash: "", created_at: 0 };
  return { id: "", name: "", game, options, ...nobody, ...now, clock, archived: false, auto_start: true, on_timeout: "nothing", public: false };
}
