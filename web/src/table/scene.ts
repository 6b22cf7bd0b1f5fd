/** What is known of a table through one pair of eyes, live or in a replay. Components read it and nothing else. */
import { computed, signal } from "@preact/signals";
import type { About, Decision, GameEvent, Message, Position, Reason, Survey } from "../api/types";

export type Line = "connecting" | "open" | "lost" | "unknown" | "forbidden";

/** Why something is no choice, or whether it happens by itself. */
export interface Explained {
  happens: boolean;
  reason: Reason | null;
}

export abstract class Scene {
  readonly status = signal<Line>("connecting");
  readonly about = signal<About | null>(null);
  readonly position = signal<Position | null>(null);
  readonly decisions = signal<Decision[]>([]);
  readonly standing = signal<string[]>([]);
  readonly waitingFor = signal<string[]>([]);
  readonly events = signal<GameEvent[]>([]);
  readonly messages = signal<Message[]>([]);
  readonly question = signal(0);
  /** What has just happened, for motion and announcements. */
  readonly news = signal<GameEvent[]>([]);
  readonly decision = computed(() => this.decisions.value[0] ?? null);
  /** Whether it goes on: a replay stands still. */
  readonly live: boolean = true;

  constructor(
    readonly table: string,
    readonly seat: string | null,
  ) {}

  /** Whether I play the seat that I look through. */
  get plays(): boolean {
    return this.live && this.seat !== null;
  }

  /** Answer the present question, or make a standing move. Resolves when the server has committed it. */
  abstract play(move: string): Promise<void>;
  abstract undo(): Promise<void>;
  abstract say(text: string, to: string[] | null): Promise<void>;
  /** Why a move is no choice, or what happens by itself. */
  abstract whyNot(move: string): Promise<Explained>;
  /** What the engine says of the position, for an overlay or a plan. */
  abstract survey(kind: string, arg?: string): Promise<Survey>;
}
