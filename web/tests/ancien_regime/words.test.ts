// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Desk } from "../../src/table/desk";
import type { ArView } from "../../src/ancien_regime/view";
import { europe } from "../../src/ancien_regime/ui";
import { VIEW } from "./board";
import { asked, deskWith } from "./desk";

let desk: Desk;
let notes: typeof import("../../src/ancien_regime/plan").notes;
let phaseOf: typeof import("../../src/ancien_regime/Heading").phaseOf;

beforeAll(async () => {
  ({ desk } = await deskWith({}, null));
  ({ notes } = await import("../../src/ancien_regime/plan"));
  ({ phaseOf } = await import("../../src/ancien_regime/Heading"));
});

const tell = (spot: string, changes: Partial<ArView> = {}) => desk.game.describe(spot, { ...VIEW, ...changes });
const facts = (move: string, kind: string, params = {}, changes: Partial<ArView> = {}) =>
  europe(desk).facts(move, asked(kind, params, move), { ...VIEW, ...changes });

describe("spots in words", () => {
  it("a territory with its state", () => {
    expect(tell("territory:saxonia")).toBe(
      "Saxonia, contested between Prussia, Austria, value 1, elector, garrison of Austria in a fortress, Austrian general 1 with 2 troops",
    );
    expect(tell("territory:berlin", { crown: "prussia" })).toContain("Capital of Prussia, value 2, elector, seat of the Emperor");
    expect(tell("territory:alps")).toBe("Alps, impassable mountains");
  });

  it("a general with his troops and where he is", () => {
    expect(tell("general:prussia_2")).toBe("Prussian general 2 with 2 troops, in Mecklenburg");
    expect(tell("general:britain_2")).toBe("British general 2 with 0 troops, off board");
    expect(tell("general:stuart")).toBe("Charles Edward Stuart with 2 troops, in reserve");
  });

  it("what lies on the stage", () => {
    expect(tell("card:2")).toBe("Card 2: it counts 1 more where its own power controls the territory");
    expect(tell("held:1")).toBe("Card 1: it only counts");
    expect(tell("status:neutral")).toBe("Neutral");
    expect(tell("money:spain:2")).toBe("Spain: 2 Money");
    expect(tell("reveal:spain_2:1")).toBe("card 1 of Spanish general 2");
    expect(tell("power:austria")).toBe("Austria");
  });

  it("Frederick by his name, once he is known", () => {
    const { texts } = europe(desk);
    expect(texts.name("prussia_1")).toBe("Prussian general 1");
    texts.frederick = "prussia_1";
    expect(texts.name("prussia_1")).toBe("Frederick II (Prussian general 1)");
    const named = texts.event({ kind: "frederick_named", clause: "C3.6.2", params: { general: "prussia_1" } });
    expect(named.map(({ text }) => text).join("")).toBe("Prussian general 1 is Frederick II.");
    texts.frederick = "none";
  });

  it("regions: homes, what lies between them, and who is away", () => {
    const regions = desk.game.regions({ ...VIEW });
    expect(regions.map(({ name }) => name)).toEqual(["Great Britain", "Prussia", "Contested territories", "Not on the map"]);
    expect(regions.at(-1)?.places[0]).toEqual({ spot: "general:britain_2", label: "British general 2 with 0 troops, off board" });
    expect(desk.game.regions({})).toEqual([]);
  });
});

describe("what one should know of an option", () => {
  it.each([
    ["power austria", "arbiter", {}, "Morale 5, up to 2 Movement Turns"],
    ["power austria", "vote", {}, "1 vote of its own, 0 cast for it"],
    ["expel austria", "expulsion", {}, "Influence 6, Morale 5"],
    ["bid 4", "bid", {}, "leaves 8 Morale"],
    ["money spain:2", "subsidies", {}, "has 0 Money, 2 cards"],
    ["cards prussia", "subsidies", {}, "has 4 Money, 3 cards"],
    ["garrison", "garrison", { general: "prussia_1" }, "he keeps 2 troops"],
    ["ask", "further_turn", { arbiter: "austria" }, "Austria has Morale 5"],
    ["draw", "mobilisation", { money: 4 }, "leaves 3 Money"],
    ["draw", "leadership", {}, ""],
    ["general prussia_2", "return", {}, "2 troops, in Mecklenburg"],
    ["accept", "consent", { general: "austria_1" }, "Austrian general 1 with 2 troops, in Saxonia"],
    ["accept", "offered_money", { recipient: "prussia" }, "has 4 Money, 3 cards"],
    ["land", "movement", {}, "home of Great Britain, value 1"],
    ["stop", "mobilisation", {}, ""],
  ])("%s of %s", (move, kind, params, told) => {
    expect(facts(move, kind, params)).toBe(told);
  });

  it("votes that were cast are counted", () => {
    const stages = [{ stage: "Election", votes: { prussia: "austria" } }];
    expect(facts("power austria", "vote", {}, { stages })).toBe("1 vote of its own, 1 cast for it");
  });

  it("a way says whose consent it needs, and whether there is a battle", () => {
    const prospects = { "march saxonia": { consent: ["spain" as const], battle: true } };
    expect(facts("march saxonia", "march", {}, { prospects })).toMatch(/; needs the consent of Spain; a battle follows$/);
  });
});

describe("a planned way in words", () => {
  const side = { generals: [], support: [], influence: {} };
  const battle = {
    territory: "saxonia",
    garrison: "austria",
    attack: { ...side, powers: ["prussia"], strength: 4 },
    defence: { ...side, powers: ["austria", "ottoman"], strength: 3 },
  };
  const end = { moves: [], kind: "march", path: ["berlin", "saxonia"], consents: [], battle: null, garrisons: [] };

  it("where to, by which way, and what follows", () => {
    const { texts } = desk.game;
    const consent = { power: "spain", seat: "spain", territory: "saxonia", sea: true };
    expect(notes(texts, end)).toEqual(["march to Saxonia"]);
    expect(notes(texts, { ...end, battle, consents: [consent] })).toEqual([
      "march to Saxonia",
      "needs the permission of Spain to sail",
      "battle against Austria, the Ottoman Empire: base Strength 4 against 3",
    ]);
    const far = { ...end, kind: "strategic", path: ["berlin", "mecklenburg", "saxonia"] };
    expect(notes(texts, far)).toEqual(["strategic movement to Saxonia, 2 steps"]);
  });
});

describe("the line at the top", () => {
  const phase = (...stages: object[]) => phaseOf({ ...VIEW, stages: stages as ArView["stages"] }, (id) => desk.game.texts.name(id));

  it("says what is going on", () => {
    expect(phase({ stage: "Course" })).toEqual([]);
    expect(phase({ stage: "Diplomacy" })).toEqual(["Diplomacy"]);
    expect(phase({ stage: "Drill", power: "spain" })).toEqual(["Spain: Drill"]);
    const movement = { stage: "Movement", power: "prussia", arbiter: "austria", turns: 2 };
    expect(phase(movement, { stage: "MovementTurn", power: "prussia", moved: [] })).toEqual(["Prussia: Movement Turn 2"]);
    expect(phase({ stage: "MovementTurn", power: "prussia", moved: [] })).toEqual(["Frederick’s own move"]);
    expect(phase(movement, { stage: "Battle", territory: "saxonia" })).toEqual(["Battle in Saxonia"]);
  });
});
