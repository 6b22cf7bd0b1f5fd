/** A game with hardly any rules, and a scene whose server is the test. */
import { vi } from "vitest";
import type { Decision, Survey } from "../../src/api/types";
import { Refusal } from "../../src/api/refusal";
import type { GameUi, Route } from "../../src/table/game";
import { Scene, type Explained } from "../../src/table/scene";

/** `city a` lies at `city:a`, and so does `city a forced`; what begins otherwise is a button. */
export const toy = {
  id: "toy",
  texts: { name: (id: string) => id.toUpperCase(), say: (id: string) => id },
  spot: (move: string) => (move.startsWith("city ") ? `city:${move.split(" ")[1]}` : null),
  meant: (spot: string) => (spot === "city:nowhere" ? null : spot.replace(":", " ")),
  digit: () => null,
  plans: ({ kind }: Decision) => kind === "movement",
  routes: vi.fn(async () => new Map<string, Route>()),
  panels: [],
  overlays: [{ id: "supply", label: "x", key: "S", Layer: () => null }],
} as unknown as GameUi & { routes: ReturnType<typeof vi.fn> };

export const asks = (kind: string, ...options: string[]): Decision => ({ seat: "left", kind, clause: "X1", params: {}, options });
export const refusal = (key: string) => new Refusal("illegal", key, {}, "X1");

/** A promise that the test keeps or breaks. */
export function promised<T>(): { promise: Promise<T>; keep(value: T): void; fail(error: Error): void } {
  let keep: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => ([keep, fail] = [resolve, reject]));
  return { promise, keep, fail };
}

export class ToyScene extends Scene {
  readonly played: string[] = [];
  undone = 0;
  readonly why = vi.fn(async (_move: string): Promise<Explained> => ({ happens: false, reason: null }));
  /** What the server does with a move. */
  answer = async (_move: string): Promise<void> => undefined;

  constructor(seat: string | null = "left") {
    super("t", seat);
    this.position.value = { turn: 1 };
    this.status.value = "open";
  }

  ask(question: number, ...decisions: Decision[]): void {
    this.decisions.value = decisions;
    this.question.value = question;
  }

  play(move: string): Promise<void> {
    this.played.push(move);
    return this.answer(move);
  }

  async undo(): Promise<void> {
    this.undone += 1;
    await this.answer("undo");
  }

  async say(): Promise<void> {}

  whyNot(move: string): Promise<Explained> {
    return this.why(move);
  }

  async survey(): Promise<Survey> {
    return {};
  }
}
