/** Maria's half of the client as its components know it. */
import type { Desk } from "../table/desk";
import type { GameUi } from "../table/game";
import type { Atlas } from "./board";
import type { Words } from "./words";

export interface MariaUi extends GameUi {
  atlas: Atlas;
  words: Words;
}

/** Components of Maria are only ever given desks of Maria. */
export function maria(desk: Desk): MariaUi {
  return desk.game as MariaUi;
}

/** Do something that needs no question; a refusal is told where all refusals are. */
export async function stand(desk: Desk, move: string): Promise<boolean> {
  try {
    desk.trouble.value = null;
    await desk.view.play(move);
    return true;
  } catch (error) {
    desk.fail(error);
    return false;
  }
}
