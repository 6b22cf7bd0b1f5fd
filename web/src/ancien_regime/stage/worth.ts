/** What both sides of a battle are worth as far as these eyes know, and what each of my cards would add. */
import { signed } from "../../texts/catalogue";
import type { Desk } from "../../table/desk";
import { useSurvey, type Worth } from "../survey";
import { stageOf, viewOf } from "../view";

/** Asked of the engine only while cards are played. */
export function useWorth(desk: Desk): Worth | null {
  const view = viewOf(desk);
  const playing = view !== null && stageOf(view, "Battle") !== null;
  return useSurvey(desk, "battle", playing ? "" : null);
}

/** By how much a choice would make its side stronger, with its sign. */
export function addedBy(worth: Worth | null, move: string): string | null {
  const added = worth?.choices[move];
  return added === undefined ? null : signed(added);
}
