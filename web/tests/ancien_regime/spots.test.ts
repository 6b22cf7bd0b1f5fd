import { describe, expect, it } from "vitest";
import { Atlas, spread, standing } from "../../src/ancien_regime/board";
import { sortHand } from "../../src/ancien_regime/cards";
import { logKind } from "../../src/ancien_regime/log";
import { meantBy, numbered, pointOf, spotOf } from "../../src/ancien_regime/spots";
import type { ArView } from "../../src/ancien_regime/view";
import { wayOf } from "../../src/ancien_regime/ways";
import type { Decision, Position } from "../../src/api/types";
import { BOARD, VIEW } from "./board";

const atlas = new Atlas(BOARD);
const position = VIEW as unknown as Position;
const question = (kind: string, ...options: string[]): Decision => ({ seat: "prussia", kind, clause: "C1", params: {}, options });

describe("where options lie", () => {
  it.each([
    ["march saxonia", "territory:saxonia"],
    ["sea london", "territory:london"],
    ["dismiss saxonia", "territory:saxonia"],
    ["fortress saxonia", "territory:saxonia"],
    ["troop prussia_1", "general:prussia_1"],
    ["place prussia_2", "general:prussia_2"],
    ["card 3", "card:3"],
    ["power austria", "power:austria"],
    ["expel austria", "expel:austria"],
    ["status neutral", "status:neutral"],
    ["bid 4", "bid:4"],
    ["money spain:2", "money:spain:2"],
    ["cards spain", "cards:spain"],
    ["reveal spain_2:1", "reveal:spain_2:1"],
    ["draw", "do:draw"],
    ["morale", "do:morale"],
    ["stop", null],
    ["accept", null],
    ["scout", null],
  ])("%s is at %s", (move, spot) => {
    expect(spotOf(move, null)).toBe(spot);
  });

  it("a strategic path begins with a button where one can march, too", () => {
    const decision = question("march", "march saxonia", "strategic saxonia", "strategic mecklenburg");
    expect(decision.options.map((move) => spotOf(move, decision))).toEqual(["territory:saxonia", null, "territory:mecklenburg"]);
  });
});

describe("what pointing means", () => {
  it.each([
    ["territory:saxonia", question("march", "march berlin"), "march saxonia"],
    ["territory:saxonia", question("dismissal", "dismiss berlin", "stop"), "dismiss saxonia"],
    ["territory:saxonia", null, "territory saxonia"],
    ["general:austria_1", question("leadership", "remove prussia_1"), "remove austria_1"],
    ["general:austria_1", question("mobilisation", "troop prussia_1"), "troop austria_1"],
    ["held:3", null, "card 3"],
    ["do:morale", question("leadership", "draw"), "morale"],
    ["money:spain:3", question("subsidies", "money spain:1"), "money spain:3"],
    ["reveal:spain_2:1", question("scout"), "reveal spain_2:1"],
  ])("%s", (spot, decision, move) => {
    expect(meantBy(spot, decision)).toBe(move);
  });
});

describe("places on the map", () => {
  it("are those of territories, and of generals who are there", () => {
    expect(pointOf(atlas, "territory:london", position)).toMatchObject({ x: 580, y: 760 });
    expect(pointOf(atlas, "general:britain_1", position)).toMatchObject({ x: 580, y: 760 });
    expect(pointOf(atlas, "general:britain_2", position)).toBeNull();
    expect(pointOf(atlas, "card:3", position)).toBeNull();
  });

  it("of neighbours are far enough from each other to tell pieces apart", () => {
    const [berlin, mecklenburg] = spread(BOARD.territories);
    const apart = Math.hypot(berlin!.x - mecklenburg!.x, berlin!.y - mecklenburg!.y);
    expect(apart).toBeGreaterThan(Math.hypot(1200 - 1160, 670 - 630));
  });

  it("let nobody stand on another in one territory", () => {
    const crowd = Object.fromEntries(Object.keys(VIEW.place).map((general) => [general, "saxonia"]));
    const { held, generals } = standing({ ...VIEW, place: crowd } as ArView, "saxonia");
    const points = [held, ...generals.values()];
    const gaps = points.flatMap((a, n) => points.slice(0, n).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(points).toHaveLength(16);
    expect(Math.min(...gaps)).toBeGreaterThan(35);
  });

  it("are in the middle for who is alone", () => {
    expect(standing(VIEW, "london").generals.get("britain_1")).toEqual({ x: 0, y: 0 });
  });
});

describe("cards", () => {
  it("are held low to high, each with a key of its own", () => {
    expect(sortHand([5, 2, 10, 2])).toEqual([
      { key: "2-0", value: 2 },
      { key: "2-1", value: 2 },
      { key: "5-0", value: 5 },
      { key: "10-0", value: 10 },
    ]);
  });

  it("and bids are chosen by their value", () => {
    expect(numbered("3", ["card 2", "card 3", "pass"])).toBe("card 3");
    expect(numbered("0", ["bid 0", "bid 1"])).toBe("bid 0");
    expect(numbered("1", ["accept", "decline"])).toBeNull();
  });
});

describe("ways", () => {
  const step = (kind: string, general: string, origin: string, territory: string) => {
    return { kind, clause: "C9.9", params: { general, origin, territory } };
  };

  it("lead over what a general has passed", () => {
    const news = [
      step("general_passed", "prussia_1", "berlin", "mecklenburg"),
      step("general_marched", "austria_1", "saxonia", "berlin"),
      step("general_passed", "prussia_1", "mecklenburg", "saxonia"),
    ];
    expect(wayOf("prussia_1", "berlin", "saxonia", news)).toEqual(["berlin", "mecklenburg", "saxonia"]);
  });

  it("are straight where nothing was told", () => {
    expect(wayOf("prussia_1", "berlin", "london", [])).toEqual(["berlin", "london"]);
  });
});

describe("the log", () => {
  it.each([
    ["turn_began", "heading"],
    ["election_began", "heading"],
    ["card_played", "battle"],
    ["battle_won", "battle"],
    ["general_marched", "line"],
    ["status_chosen", "line"],
  ] as const)("has %s as %s", (kind, how) => {
    expect(logKind({ kind, clause: "", params: {} })).toBe(how);
  });
});
