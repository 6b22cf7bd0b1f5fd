/** Tactical cards by their names: `S7`, `H10/2` (of the second deck), `R` and `R*` (the Reserves). */
import type { SuitId } from "./view";

export const SUITS: SuitId[] = ["spades", "hearts", "diamonds", "clubs"];
const LETTERS: Record<string, SuitId> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
export const SIGNS: Record<SuitId, string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

export interface Card {
  /** with its deck: no two cards have the same */
  id: string;
  /** what a move calls it */
  face: string;
  /** null is a Reserve */
  suit: SuitId | null;
  value: number;
}

export function readCard(id: string): Card {
  const face = (id.split("/")[0] ?? id).replace("*", "");
  const suit = LETTERS[face[0] ?? ""] ?? null;
  return { id, face, suit, value: suit ? Number(face.slice(1)) : 0 };
}

/** A hand as one holds it: suit by suit, low to high, Reserves at the end. */
export function sortHand(cards: string[]): Card[] {
  const place = (card: Card) => (card.suit ? SUITS.indexOf(card.suit) : SUITS.length);
  return cards.map(readCard).sort((a, b) => place(a) - place(b) || a.value - b.value || a.id.localeCompare(b.id));
}
