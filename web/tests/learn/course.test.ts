import { describe, expect, it } from "vitest";
import { stepAfter } from "../../src/learn/course";
import type { Step } from "../../src/learn/exercises";

const step = (moves: number): Step => ({ text: "", clause: "", names: {}, show: [], moves });
const STEPS = [step(0), step(1), step(2), step(0), step(1)];

describe("where one is in a lesson", () => {
  it.each([
    ["what is only read stays until it is turned", 0, 0, 0],
    ["what is turned comes to what is to be done", 1, 0, 1],
    ["what is done comes to the next step", 1, 1, 2],
    ["a step of two moves needs both", 2, 2, 2],
    ["then there is something to read again", 2, 3, 3],
    ["the last move ends it", 4, 4, 5],
    ["what was done before it was read is not asked for again", 0, 1, 0],
    ["and when it is turned, it is over", 1, 1, 2],
    ["what is taken back is to be done again", 4, 1, 2],
    ["all of it, if all is taken back", 5, 0, 1],
  ])("%s", (_, at, made, now) => {
    expect(stepAfter(STEPS, at, made)).toBe(now);
  });
});
