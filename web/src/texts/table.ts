/** What happens at a table besides its game. As `kabinett/tabletexts.py`. */
import type { GameEvent } from "../api/types";
import { argumentsOf } from "./arguments";
import { format, t } from "./fluent";
import { levelInside } from "./levels";

/** Names of people by their ids. */
export type People = Record<string, string>;
type SeatName = (seat: string) => string;

const PREFIX = "table.";
/** Not every event has all parameters that its message looks at. */
const ABSENT = { person: "", bot: "", failed: "", agreed: 0, winners: [] };

export const isOfTable = (event: GameEvent): boolean => event.kind.startsWith(PREFIX);

export function tableEvent(event: GameEvent, people: People, seatName: SeatName): string {
  const shown = (name: string, value: string) => shownAs(name, value, people, seatName);
  const args = argumentsOf({ ...ABSENT, ...event.params }, shown, (_, parts) => parts.join(t("list-and")));
  return format(`table-${event.kind.slice(PREFIX.length)}`, args);
}

/** How a table ended, otherwise than by the rules of its game. */
export function tableOutcome(outcome: { winners: string[]; reason: string }, seatName: SeatName): string {
  return tableEvent({ kind: `${PREFIX}ended`, clause: "", params: { ...outcome } }, {}, seatName);
}

function shownAs(name: string, value: string, people: People, seatName: SeatName): string {
  switch (name) {
    case "person":
      return people[value] || t("person-gone");
    case "reason":
      return t(`outcome-${value}`);
    case "bot":
    case "failed":
      return levelInside(value);
    case "seat":
    case "other":
    case "winners":
      return seatName(value);
    default:
      return value;
  }
}
