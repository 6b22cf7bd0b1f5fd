/** The words of Ancien Régime's board and drawers; they are loaded together with the game. */
import type { Params } from "../api/types";
import type { GameTexts } from "../texts/game";

let texts: GameTexts | null = null;

export function speak(made: GameTexts): void {
  texts = made;
}

/** A message of the game, or of those that every page has. */
export function t(id: string, params: Params = {}): string {
  if (!texts) throw new Error("the words of Ancien Régime are not loaded");
  return texts.say(id, params);
}
