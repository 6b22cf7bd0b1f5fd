/** A desk of Maria without a server. */
import type { Decision } from "../../src/api/types";
import type { MariaView } from "../../src/maria/view";
import { stillDesk, type Made } from "../table/still";
import { BOARD, VIEW } from "./board";

export { settled } from "../table/still";

/** A position with changes, a question (and those that follow when it is answered), and answers to surveys by kind. */
export function deskWith(
  changes: Partial<MariaView>,
  decision: Decision | Decision[] | null,
  surveys: Record<string, unknown> = {},
  standing: string[] = [],
): Promise<Made> {
  const setting = { seat: "frederick", position: { ...VIEW, ...changes }, decision, surveys, standing };
  return stillDesk(() => import("../../src/maria"), BOARD, setting);
}

export const asked = (kind: string, params: Decision["params"], ...options: string[]): Decision => ({
  seat: "frederick",
  kind,
  clause: "M1",
  params,
  options,
});
