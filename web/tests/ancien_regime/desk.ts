/** A desk of Ancien Régime without a server. */
import type { Decision } from "../../src/api/types";
import type { ArView } from "../../src/ancien_regime/view";
import { stillDesk, type Made } from "../table/still";
import { BOARD, VIEW } from "./board";

export { settled } from "../table/still";

/** A position with changes, a question (and those that follow when it is answered), and answers to surveys by kind. */
export function deskWith(
  changes: Partial<ArView>,
  decision: Decision | Decision[] | null,
  surveys: Record<string, unknown> = {},
): Promise<Made> {
  const position = { ...VIEW, ...changes };
  return stillDesk(() => import("../../src/ancien_regime"), BOARD, { seat: "prussia", position, decision, surveys });
}

export const asked = (kind: string, params: Decision["params"], ...options: string[]): Decision => ({
  seat: "prussia",
  kind,
  clause: "C1",
  params,
  options,
});
