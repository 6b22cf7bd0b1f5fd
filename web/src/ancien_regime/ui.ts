/** Ancien Régime's half of the client as its components know it. */
import type { Decision, Position } from "../api/types";
import type { Desk } from "../table/desk";
import type { GameUi } from "../table/game";
import type { AncienRegimeTexts } from "../texts/ancien_regime";
import type { Atlas } from "./board";

export interface EuropeUi extends GameUi {
  atlas: Atlas;
  texts: AncienRegimeTexts;
  facts(move: string, decision: Decision, position: Position): string;
}

/** Components of Ancien Régime are only ever given desks of Ancien Régime. */
export function europe(desk: Desk): EuropeUi {
  return desk.game as EuropeUi;
}
