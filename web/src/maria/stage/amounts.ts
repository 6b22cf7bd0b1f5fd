/** The numbers that a decision about an amount shows: those that can be chosen, and those beside them that cannot. */
import type { Decision } from "../../api/types";

const MOST_TROOPS = 8; // what a general's row of the army sheet has room for
const OF_ONE_GENERAL = new Set(["setup", "division", "recruits"]);

export function amounts(decision: Decision): number[] {
  const open = decision.options.filter((move) => move.startsWith("value ")).map((move) => Number(move.slice(6)));
  const least = decision.kind === "setup" || decision.kind === "division" ? 1 : 0;
  const most = Math.max(...open, OF_ONE_GENERAL.has(decision.kind) ? MOST_TROOPS : 0);
  return Array.from({ length: most - least + 1 }, (_, number) => least + number);
}
