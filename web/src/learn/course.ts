/** Where somebody is in a lesson: steps that are only read are turned by hand, the others by doing what they want. */
import type { Step } from "./exercises";

/** How many moves have been made when a step is done. */
function movesUntil(steps: Step[], at: number): number {
  return steps.slice(0, at + 1).reduce((sum, step) => sum + step.moves, 0);
}

/** The step at which one is after `made` moves who was at `at` before. */
export function stepAfter(steps: Step[], at: number, made: number): number {
  const undone = steps.findIndex((step, number) => step.moves > 0 && movesUntil(steps, number) > made);
  let now = undone < 0 ? at : Math.min(at, undone);
  while (now < steps.length && (steps[now]?.moves ?? 0) > 0 && movesUntil(steps, now) <= made) now += 1;
  return now;
}
