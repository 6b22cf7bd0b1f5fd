import { describe, expect, it } from "vitest";
import type { GameEvent, Params } from "../../src/api/types";
import { lastEnd, lastFight, scoreOf, shown, tilt } from "../../src/maria/stage/balance";
import type { Battle } from "../../src/maria/view";

const event = (kind: string, params: Params = {}): GameEvent => ({ kind, clause: "M11.1", params });

const BATTLE = event("battle", {
  attacker: "breslau",
  defender: "glatz",
  by: "friedrich",
  against: "neipperg",
  attacking: 8,
  defending: 5,
});
const STAGE: Battle = {
  stage: "Battle",
  cities: ["breslau", "glatz"],
  powers: ["prussia", "austria"],
  strengths: [8, 5],
  score: 3,
  right: 1,
  played: [],
};

describe("a battle", () => {
  it("is told from its first event to its consequences", () => {
    const told = [
      event("moved"),
      BATTLE,
      event("card_played", { power: "austria", card: "H7", value: 7, score: 4 }),
      event("battle_won", { winner: "glatz", loser: "breslau", score: 4 }),
      event("troops_lost", { count: 4 }),
      event("troops_divided"),
      event("retreated"),
      event("stage_began"),
      event("troops_lost", { count: 1 }),
    ];
    const fight = lastFight(told);
    expect(fight?.played).toEqual([{ power: "austria", card: "H7", value: 7, score: 4 }]);
    expect(fight?.end?.kind).toBe("battle_won");
    expect(fight?.after.map(({ kind }) => kind)).toEqual(["troops_lost", "retreated"]);
    expect(lastEnd(told)).toBe(3);
  });

  it("is not over before it is won or drawn", () => {
    expect(lastFight([BATTLE, event("card_played", { power: "austria", card: "R", value: 8, score: 5 })])?.end).toBeNull();
    expect(lastFight([event("moved")])).toBeNull();
    expect(lastEnd([BATTLE])).toBe(-1);
  });

  it("is the last one, not one before", () => {
    const fight = lastFight([BATTLE, event("battle_drawn"), { ...BATTLE, params: { ...BATTLE.params, attacking: 2 } }]);
    expect(fight?.attacking).toBe(2);
    expect(fight?.end).toBeNull();
  });

  it("weighs down the side that is ahead", () => {
    expect(tilt(3, [8, 5])).toBeLessThan(0);
    expect(tilt(-3, [8, 5])).toBeGreaterThan(0);
    expect(tilt(0, [8, 5])).toBeCloseTo(0);
    expect(tilt(-30, [8, 5])).toBe(1);
  });

  it("has the score of each side with its sign", () => {
    expect([scoreOf(STAGE, 0), scoreOf(STAGE, 1)].map(shown)).toEqual(["+3", "−3"]);
    expect(shown(0)).toBe("0");
  });
});
