/** The events of a log in groups: sections, battles, lines, and where the last visit ended. */
import type { GameEvent } from "../api/types";

export interface Group {
  kind: "heading" | "battle" | "line" | "visit";
  number: number;
  events: GameEvent[];
}

type KindOf = (event: GameEvent) => "heading" | "battle" | "line";

/** Groups of the events from number `first` on. A battle is a run of events that belong to it. */
export function groups(events: GameEvent[], first: number, visit: number, kindOf: KindOf): Group[] {
  const found: Group[] = [];
  events.slice(first).forEach((event, offset) => {
    const number = first + offset;
    if (number === visit && number > 0) found.push({ kind: "visit", number: -1, events: [] });
    const kind = kindOf(event);
    const last = found.at(-1);
    if (kind === "battle" && last?.kind === "battle") last.events.push(event);
    else found.push({ kind, number, events: [event] });
  });
  return found;
}
