/** An agreement in the making: clauses with gaps, and the text that the rules read (`kabinett/maria/agreements/terms.py`). */

/** A clause that is being written: its word, and what was put into its gaps, in their order. */
export interface Draft {
  word: string;
  values: string[];
}

export const emptyDraft = (word: string, slots: string[]): Draft => ({ word, values: slots.map(() => "") });

export function withValue(draft: Draft, gap: number, value: string): Draft {
  return { ...draft, values: draft.values.with(gap, value) };
}

/** A clause as text; null while something is missing. */
export function clauseText(draft: Draft, slots: string[]): string | null {
  if (draft.values.length !== slots.length || draft.values.some((value) => !value)) return null;
  return [draft.word, ...slots.map((slot, gap) => (slot === "until" ? `until ${draft.values[gap]}` : draft.values[gap]))].join(" ");
}

export const JOIN = " + ";

/** The clauses of an offer or agreement. */
export const clausesOf = (text: string): string[] => text.split(JOIN);

/** The move that makes an offer. */
export const proposal = (to: string, clauses: string[]): string => `propose ${to}: ${clauses.join(JOIN)}`;

/** Several places are one word, with commas. */
export const placesOf = (value: string): string[] => value.split(",").filter(Boolean);

export function togglePlace(value: string, place: string): string {
  const places = placesOf(value);
  return (places.includes(place) ? places.filter((one) => one !== place) : [...places, place]).join();
}

const DEEDS = ["choose", "avoid", "discard"];

/** What a power does with a card is one of three deeds, or a set of parts, one direction of each arrow. */
export function toggleDeed(value: string, part: string): string {
  if (DEEDS.includes(part)) return part;
  const parts = placesOf(value).filter((one) => !DEEDS.includes(one));
  if (parts.includes(part)) return parts.filter((one) => one !== part).join();
  const [name] = part.split(":");
  return [...parts.filter((one) => one.split(":")[0] !== name), part].join();
}
