/** A battle as it went, from what was told of it. */
import type { GameEvent } from "../../api/types";

export interface Fight {
  territory: string;
  /** The cards of each general with what they counted, as they were turned up at the end. */
  piles: { general: string; cards: number[]; value: number }[];
  end: GameEvent;
  /** losses, relocations, Influence: what came of it */
  after: GameEvent[];
}

const ENDS = new Set(["battle_won", "battle_drawn"]);
const AFTERMATH = new Set([
  "troops_lost", "morale_changed", "garrison_lost", "general_off", "general_retired", "general_withdrew", "influence_gained",
  "garrison_placed",
]);
/** What is told in between, but not of the battle. */
const BESIDE = new Set(["cards_drawn", "cards_seen", "pile_shuffled"]);

/** The last battle that has ended; null if none has. */
export function lastFight(events: GameEvent[]): Fight | null {
  const over = lastEnd(events);
  const end = events[over];
  if (!end) return null;
  const start = events.slice(0, over).findLastIndex(({ kind }) => kind === "battle");
  const told = events.slice(start + 1, over);
  return {
    territory: String(end.params.territory),
    piles: told.filter(({ kind }) => kind === "pile_revealed").map(pile),
    end,
    after: consequences(events.slice(over + 1)),
  };
}

function pile({ params }: GameEvent): Fight["piles"][number] {
  const cards = Array.isArray(params.cards) ? params.cards : [];
  return { general: String(params.general), cards: cards.map(Number), value: Number(params.value) };
}

/** What follows directly: the first event of another kind ends it. */
function consequences(events: GameEvent[]): GameEvent[] {
  const other = events.findIndex(({ kind }) => !AFTERMATH.has(kind) && !BESIDE.has(kind));
  return (other < 0 ? events : events.slice(0, other)).filter(({ kind }) => AFTERMATH.has(kind));
}

/** Where the last battle ended, counted in events; -1 if none has. */
export function lastEnd(events: GameEvent[]): number {
  return events.findLastIndex(({ kind }) => ENDS.has(kind));
}
