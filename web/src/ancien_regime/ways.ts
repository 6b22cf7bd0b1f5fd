/** The ways that generals have come, from what was told. */
import type { GameEvent } from "../api/types";

const STEPS = ["general_marched", "general_passed", "general_sailed", "general_withdrew"];

/** The territories that a general has come through by what has just happened; only start and end if nothing tells more. */
export function wayOf(general: string, from: string, to: string, news: GameEvent[]): string[] {
  const way = [from];
  for (const { kind, params } of news) {
    if (STEPS.includes(kind) && params.general === general && params.origin === way.at(-1)) way.push(String(params.territory));
  }
  return way.at(-1) === to ? way : [from, to];
}
