/** A battle as it stands and as it went, from its stage and from what was told of it. */
import type { GameEvent } from "../../api/types";
import { signed } from "../../texts/catalogue";
import type { Battle, PowerId } from "../view";

/** A card that was played, and the score of who played it then. */
export interface Played {
  power: PowerId;
  card: string;
  value: number;
  score: number;
}

export interface Fight {
  attacker: string;
  defender: string;
  by: string;
  against: string;
  attacking: number;
  defending: number;
  played: Played[];
  /** won, drawn, or not over yet */
  end: GameEvent | null;
  /** losses, retreat, points: what came of it */
  after: GameEvent[];
}

const AFTERMATH = new Set([
  "troops_lost",
  "general_removed",
  "no_retreat",
  "hussar_removed",
  "retreated",
  "points_won",
  "points_lost",
]);
const ENDS = new Set(["battle_won", "battle_drawn"]);

/** The last battle that was told of; null if there was none. */
export function lastFight(events: GameEvent[]): Fight | null {
  const start = events.findLastIndex((event) => event.kind === "battle");
  const first = events[start];
  if (!first) return null;
  const told = events.slice(start + 1);
  const over = told.findIndex((event) => ENDS.has(event.kind));
  const { attacker, defender, by, against, attacking, defending } = first.params;
  return {
    attacker: String(attacker),
    defender: String(defender),
    by: String(by),
    against: String(against),
    attacking: Number(attacking),
    defending: Number(defending),
    played: told.filter((event) => event.kind === "card_played").map(played),
    end: over < 0 ? null : (told[over] ?? null),
    after: over < 0 ? [] : consequences(told.slice(over + 1)),
  };
}

function played({ params }: GameEvent): Played {
  return {
    power: String(params.power) as PowerId,
    card: String(params.card),
    value: Number(params.value),
    score: Number(params.score),
  };
}

/** What follows directly: the first event of another kind ends it, but for what only one side is told. */
function consequences(events: GameEvent[]): GameEvent[] {
  const other = events.findIndex((event) => !AFTERMATH.has(event.kind) && event.kind !== "troops_divided");
  return (other < 0 ? events : events.slice(0, other)).filter((event) => AFTERMATH.has(event.kind));
}

/** Where the last battle ended, counted in events; -1 if none has. */
export function lastEnd(events: GameEvent[]): number {
  return events.findLastIndex((event) => ENDS.has(event.kind));
}

/** The tilt of the scales, from -1 (the attacker is far ahead) to 1 (the defender is). */
export function tilt(score: number, strengths: [number, number]): number {
  const most = Math.max(8, ...strengths);
  return Math.max(-1, Math.min(1, -score / most));
}

/** The score of one side. */
export function scoreOf(battle: Battle, side: 0 | 1): number {
  return side === 0 ? battle.score : -battle.score;
}

/** A score with its sign; level is plain 0. */
export const shown = (score: number): string => (score === 0 ? "0" : signed(score));
