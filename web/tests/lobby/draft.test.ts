import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/api/games";
import { PRESETS } from "../../src/lobby/clocks";
import { choosable, isPublic, newDraft, opening, request, withCompany, withHolder, withLevel, withOption } from "../../src/lobby/draft";

const seat = { powers: [] };
const game: GameInfo = {
  game: "maria",
  options: {
    variant: { values: ["introductory", "advanced"], default: "introductory" },
    players: { values: [2, 3], default: 3 },
    politics: { values: ["standard", "optional"], default: "standard", only: { variant: ["advanced"] } },
    rounds: { values: [], default: 0, least: 0, most: 9 },
    board: { values: [], default: null },
  },
  tables: [
    { options: { variant: "introductory", players: 3 }, seats: { maria_theresa: seat, frederick: seat, louis_xv: seat }, person: "frederick" },
    { options: { variant: "introductory", players: 2 }, seats: { a2: seat, b2: seat }, person: "a2" },
    { options: { variant: "advanced", players: 3 }, seats: { maria_theresa: seat, frederick: seat, louis_xv: seat }, person: "frederick" },
  ],
};
const first = newDraft(game, ["random", "cadet", "good"]);

describe("a new table in three clicks", () => {
  it("needs the game, the variant, and the last button", () => {
    const chosen = withOption(first, "variant", "advanced");
    expect(opening(chosen)).toBe("bots");
    expect(request(chosen)).toEqual({
      game: "maria",
      options: { variant: "advanced", players: 3, politics: "standard", rounds: 0 },
      name: "",
      seats: { maria_theresa: "bot cadet", frederick: "mine", louis_xv: "bot cadet" },
      public: false,
      clock: PRESETS.none,
      on_timeout: "nothing",
      auto_start: true,
    });
  });
});

describe("options", () => {
  it("are offered where there is something to choose", () => {
    expect(choosable(first).map(([name]) => name)).toEqual(["variant", "players", "rounds"]);
    expect(request(first).options).toEqual({ variant: "introductory", players: 3, rounds: 0 });
  });

  it("bring other seats", () => {
    expect(withOption(first, "players", 2).seats).toEqual({ a2: "mine", b2: "bot cadet" });
  });

  it("fit each other: what was chosen last stays", () => {
    const two = withOption(first, "players", 2);
    expect(withOption(two, "variant", "advanced").options).toMatchObject({ variant: "advanced", players: 3 });
    expect(withOption(withOption(first, "variant", "advanced"), "players", 2).options).toMatchObject({ variant: "introductory", players: 2 });
  });

  it("that change no seat leave them as they are", () => {
    const mixed = withHolder(first, "louis_xv", "open");
    expect(withOption(mixed, "rounds", 4)).toMatchObject({ seats: mixed.seats, options: { rounds: 4 } });
  });
});

describe("company", () => {
  it.each([
    ["bots", ["bot cadet", "mine", "bot cadet"], "bots", false],
    ["open", ["open", "mine", "open"], "waits", true],
    ["link", ["link", "mine", "link"], "waits", false],
    ["screen", ["mine", "mine", "mine"], "screen", false],
  ] as const)("%s", (company, seats, begins, seen) => {
    const draft = withCompany(first, company);
    expect([Object.values(draft.seats), opening(draft), isPublic(draft)]).toEqual([seats, begins, seen]);
  });

  it("leaves me where I sit", () => {
    const moved = withHolder(first, "maria_theresa", "mine");
    expect(moved.seats).toEqual({ maria_theresa: "mine", frederick: "bot cadet", louis_xv: "bot cadet" });
    expect(withCompany(moved, "open").seats).toEqual({ maria_theresa: "mine", frederick: "open", louis_xv: "open" });
  });

  it("at one screen can have several seats of mine, and bots", () => {
    const draft = withHolder(withCompany(first, "screen"), "louis_xv", "bot random");
    expect([draft.seats, opening(draft)]).toEqual([{ maria_theresa: "mine", frederick: "mine", louis_xv: "bot random" }, "mixed"]);
  });

  it("waits where the host begins himself", () => {
    expect(opening({ ...first, autoStart: false })).toBe("waits");
  });

  it("can be seen or not, whatever suits it", () => {
    expect(request({ ...first, visible: true }).public).toBe(true);
    expect(request({ ...withCompany(first, "open"), visible: false }).public).toBe(false);
  });
});

describe("bots", () => {
  it("change their level together", () => {
    const draft = withLevel({ ...first, clock: PRESETS.days, onTimeout: "bot cadet" }, "good");
    expect(Object.values(draft.seats)).toEqual(["bot good", "mine", "bot good"]);
    expect(request(draft).on_timeout).toBe("bot cadet");
  });

  it("are steady ones until somebody wants others, or the first that there are", () => {
    expect([first.level, newDraft(game, ["odd", "even"]).level, newDraft(game, []).level]).toEqual(["cadet", "odd", ""]);
  });
});

describe("what happens when time is out", () => {
  it("is only told of a table with clocks", () => {
    expect(request({ ...first, onTimeout: "resign" }).on_timeout).toBe("nothing");
    expect(request({ ...first, clock: PRESETS.live, onTimeout: "resign" }).on_timeout).toBe("resign");
  });
});
