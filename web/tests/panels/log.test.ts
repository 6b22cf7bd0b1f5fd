import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/api/types";
import { groups } from "../../src/panels/log";

const event = (kind: string): GameEvent => ({ kind, clause: "", params: {}, reveals: false });
const kindOf = ({ kind }: GameEvent) => (kind.startsWith("turn") ? "heading" : kind.startsWith("battle") ? "battle" : "line");

/** Each group as its kind and what is in it. */
function shown(kinds: string, first = 0, visit = 0): string[] {
  const events = kinds.split(" ").map(event);
  return groups(events, first, visit, kindOf).map((group) => `${group.kind}: ${group.events.map(({ kind }) => kind).join(" ")}`);
}

describe("a log", () => {
  it("has headings, lines, and battles as one entry", () => {
    expect(shown("turn1 moved battle1 battle2 battle3 moved battle4")).toEqual([
      "heading: turn1",
      "line: moved",
      "battle: battle1 battle2 battle3",
      "line: moved",
      "battle: battle4",
    ]);
  });

  it("begins where it is shown from", () => {
    expect(shown("a b battle1 battle2 c", 3)).toEqual(["battle: battle2", "line: c"]);
  });

  it("says where the last visit ended, also within a battle", () => {
    expect(shown("a b c", 0, 2)).toEqual(["line: a", "line: b", "visit: ", "line: c"]);
    expect(shown("a battle1 battle2", 0, 2)).toEqual(["line: a", "battle: battle1", "visit: ", "battle: battle2"]);
  });

  it.each([
    ["nothing is new", 3],
    ["all is new", 0],
    ["what is new is not shown from its beginning", 1],
  ])("does not say it when %s", (_, visit) => {
    expect(shown("a b c", 2, visit)).toEqual(["line: c"]);
  });

  it("gives every entry a number of its own, which stays", () => {
    const numbers = (count: number) => groups("a battle1 battle2 c d".split(" ").slice(0, count).map(event), 0, 3, kindOf).map(({ number }) => number);
    expect(numbers(5)).toEqual([0, 1, -1, 3, 4]);
    expect(numbers(4)).toEqual([0, 1, -1, 3]);
  });
});
