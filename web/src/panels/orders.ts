/** Standing orders in words. */
import type { Decision } from "../api/types";
import { readMove, type GameTexts } from "../texts/game";

export interface Order {
  kind: string;
  move: string;
  until_changed: boolean;
}

/** An order holds whatever the question is about: what changes from one to the next is left open. */
const OPEN = "…";
const PARAMETERS =
  "arbiter attack boxes budget card cards city commander count defence due frederick general hussar left length loss minor " +
  "money morale most number other piece place points political power price recipient score status taken territory total track turn";
const ANY = Object.fromEntries(PARAMETERS.split(" ").map((name) => [name, OPEN]));

/** What an order answers, and how. */
export function orderWords(texts: GameTexts, { kind, move }: Order): { question: string; choice: string } {
  const question: Decision = { seat: "", kind, clause: "", params: ANY, options: [move] };
  const general = texts.words.has(`option-${readMove(move).verb}`);
  return { question: texts.decision(question), choice: texts.option(general ? { ...question, kind: "" } : question, move) };
}
