/** How events of this game stand in the log. */
import type { GameEvent } from "../api/types";

const HEADINGS = new Set([
  "turn_began", "diplomacy_began", "election_began", "auction_began", "action_began", "frederick_began", "game_ended",
]);
const BATTLES = new Set([
  "battle", "guardian_appointed", "supported", "card_played", "card_shown", "card_revealed", "passed", "pile_revealed",
  "battle_won", "battle_drawn", "troops_lost", "garrison_lost", "general_retired",
]);

export function logKind({ kind }: GameEvent): "heading" | "battle" | "line" {
  return HEADINGS.has(kind) ? "heading" : BATTLES.has(kind) ? "battle" : "line";
}
