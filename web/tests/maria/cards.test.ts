import { describe, expect, it } from "vitest";
import { readCard, sortHand } from "../../src/maria/cards";

describe("tactical cards", () => {
  it("are read by their names", () => {
    expect(readCard("H10/3")).toEqual({ id: "H10/3", face: "H10", suit: "hearts", value: 10 });
    expect(readCard("R*/2")).toEqual({ id: "R*/2", face: "R", suit: null, value: 0 });
  });

  it("are held suit by suit, low to high, Reserves at the end", () => {
    const hand = sortHand(["R", "C3", "D10", "S9/2", "H2", "S10", "S9", "R*/2", "D2"]);
    expect(hand.map(({ id }) => id)).toEqual(["S9", "S9/2", "S10", "H2", "D2", "D10", "C3", "R", "R*/2"]);
  });
});
