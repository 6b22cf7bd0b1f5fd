/** A refusal of the server in words: in the game's own, if it is a rule that forbids it. */
import type { Refusal } from "../api/refusal";
import { argumentsOf } from "../texts/arguments";
import { format, knows, t } from "../texts/fluent";
import type { GameTexts } from "../texts/game";

interface Props {
  refusal: Refusal;
  texts?: GameTexts;
  /** What a seat is called, where no game is loaded. */
  seatName?(seat: string): string;
}

const SEATS = new Set(["seat", "seats", "waiting"]);
// Other parameters that are ids, and the beginning of the messages that name them.
const NAMED: Record<string, string> = { game: "game", games: "game", level: "ui-level", levels: "ui-level" };

export function Sentence({ refusal, texts, seatName = texts && ((seat) => texts.name(seat)) }: Props) {
  if (refusal.error === "illegal" && texts) {
    return <>{texts.reason({ key: refusal.key, params: refusal.params, clause: refusal.clause }).map((piece) => piece.text).join("")}</>;
  }
  const shown = (name: string, value: string) => (SEATS.has(name) && seatName ? seatName(value) : named(name, value));
  return <>{format(`refusal-${refusal.key}`, argumentsOf(refusal.params, shown))}</>;
}

function named(name: string, value: string): string {
  const id = `${NAMED[name]}-${value}`;
  return name in NAMED && knows(id) ? t(id) : value;
}
