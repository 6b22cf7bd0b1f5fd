// @vitest-environment jsdom
import type { ComponentType } from "preact";
import { describe, expect, it, vi } from "vitest";
import type { Desk } from "../../src/table/desk";
import { lastFight } from "../../src/ancien_regime/stage/fight";
import { all, draw, words } from "../drawn";
import { BOARD, byPower, VIEW } from "./board";
import { asked, deskWith, settled } from "./desk";

const open = (within: string) => words(`${within} .choosable.open > .visually-hidden`);

describe("hands", () => {
  it("light the cards that can be chosen, and no button repeats them", async () => {
    const { desk, sent } = await deskWith({}, asked("hand_limit", { power: "prussia", count: 1 }, "card 2", "card 5"));
    draw(desk.game.Stage, desk);
    expect(all(".hand-card.open").map((card) => card.dataset.choice)).toEqual(["card:2", "card:2", "card:5"]);
    expect(desk.buttons.value).toEqual([]);
    all(".hand-card.open")[2]?.click();
    all(".hand-card.open")[2]?.click();
    await settled();
    expect(sent).toEqual(["card 5"]);
  });

  it("ask why a card is no choice", async () => {
    const { desk, explained } = await deskWith({}, null);
    draw(desk.game.Stage, desk);
    all(".hand-card")[0]?.click();
    await settled();
    expect(explained).toEqual(["card 2"]);
  });
});

describe("a battle", () => {
  const battle = {
    stage: "Battle",
    territory: "saxonia",
    attacker: "prussia_1",
    defenders: ["austria_1"],
    garrison: "austria",
    supporters: [["prussia_2"], []],
    plays: { prussia_1: 2, prussia_2: 2, austria_1: 1 },
    piles: { prussia_1: [5], austria_1: 1 },
    face_up: { prussia_1: [0], austria_1: [0] },
    passed: ["austria"],
    pile: "none",
  };
  const strengths = { attack: 4, defence: 7 };
  const side = { base: 4, shown: 4, known: 9, hidden: 0, influence: { prussia: 2 } };
  const defence = { ...side, known: 7, hidden: 1, influence: {} };
  const worth = { sides: { attack: side, defence }, choices: { "card 2": 2, "card 5": 5 } };

  it("shows both sides, what these eyes know of them, and what each card adds", async () => {
    const params = { power: "prussia", territory: "saxonia", general: "prussia_1" };
    const question = asked("battle_card", params, "card 2", "card 5", "pass");
    const { desk } = await deskWith({ stages: [battle], strengths }, question, { battle: worth, battles: [] });
    draw(desk.game.Stage, desk);
    await settled();
    expect(words(".battle-board .total")).toEqual(["9", "7"]);
    expect(words(".fighter .row > .visually-hidden")).toEqual([
      "Prussian general 1, 2 cards may still be played",
      "Prussian general 2, supports, 2 cards may still be played",
      "Austrian general 1, 1 card may still be played",
    ]);
    const cards = all(".pile-card").map((card) => card.getAttribute("aria-label"));
    expect(cards).toEqual(["5, face down, known to you", "a card face down"]);
    expect(words(".balance")).toEqual(["As you know it: 9 against 7, hidden cards: 1"]);
    expect(words(".hand-card .gives")).toEqual(["+2", "+2", "+5"]);
    expect(words(".side-of.attack > .row-facts")).toEqual(["Prussia would win 2 Influence"]);
    expect(desk.buttons.value).toEqual(["pass"]);
  });

  it("lets a scout choose among the cards that lie face down", async () => {
    const question = asked("scout", { power: "prussia", territory: "saxonia" }, "reveal austria_1:1");
    const { desk } = await deskWith({ stages: [battle], strengths }, question, { battle: worth, battles: [] });
    draw(desk.game.Stage, desk);
    expect(all(".pile-card.open").map((card) => card.dataset.choice)).toEqual(["reveal:austria_1:1"]);
  });

  it("lists who may support while that is asked", async () => {
    const support = { ...battle, stage: "Support", supporters: [[], []], plays: undefined, piles: undefined, face_up: undefined };
    const question = asked("support_attack", { power: "prussia", territory: "saxonia" }, "general prussia_2", "stop");
    const { desk } = await deskWith({ stages: [support], strengths }, question, { battles: [] });
    draw(desk.game.Stage, desk);
    expect(open(".side-of.attack")).toEqual(["Prussian general 2, Mecklenburg"]);
    expect(words(".balance")).toEqual(["Base Strength: 4 against 7"]);
  });

  it("is summed up from what was told when it is over", () => {
    const told = (kind: string, params = {}) => ({ kind, clause: "C10", params });
    const fight = lastFight([
      told("battle", { territory: "saxonia" }),
      told("pile_revealed", { general: "prussia_1", cards: ["5", "2"], value: 7 }),
      told("battle_won", { territory: "saxonia", side: "attack", attacking: 11, defending: 7 }),
      told("troops_lost", { general: "prussia_1" }),
      told("cards_drawn", { power: "prussia" }),
      told("garrison_lost", { power: "austria" }),
      told("movement_turn_began"),
      told("morale_changed"),
    ]);
    expect(fight).toMatchObject({ territory: "saxonia", piles: [{ general: "prussia_1", cards: [5, 2], value: 7 }] });
    expect(fight?.after.map(({ kind }) => kind)).toEqual(["troops_lost", "garrison_lost"]);
    expect(lastFight([told("battle", { territory: "saxonia" })])).toBeNull();
  });
});

describe("sheets", () => {
  const diplomacy = {
    stage: "Diplomacy",
    part: "choice",
    expelling: {},
    ready: ["austria"],
    wanted: byPower("none"),
    revealed: byPower("none"),
    closed: byPower([], { prussia: ["french"] } as never),
    settled: [],
  };

  it("of diplomacy: each status with what it means, who has it, and who has to accept", async () => {
    const question = asked("status", { power: "prussia" }, "status british", "status neutral", "status expansionist");
    const { desk } = await deskWith({ stages: [diplomacy] }, question);
    draw(desk.game.Stage, desk);
    expect(open(".zones")).toEqual([
      expect.stringMatching(/^British Coalition; Great Britain, Austria; Allies .*; Great Britain has to accept$/),
      expect.stringMatching(/^Neutral; Russia, Spain, Ottoman Empire; peace with all/),
      "Expansionist; nobody; at war with all but Neutrals, no Allies",
    ]);
    const french = all(".zone.french .members .ar-coat").map((coat) => coat.getAttribute("class"));
    expect(french).toEqual(["ar-coat power-france"]); // Prussia has been expelled
  });

  it("of an auction: what a bid leaves", async () => {
    const stages = [{ stage: "Auction", minor: "spain", ready: [] } as never];
    const { desk } = await deskWith({ stages }, asked("bid", { minor: "spain" }, "bid 0", "bid 1"));
    draw(desk.game.Stage, desk);
    expect(open(".auction-board")).toEqual(["0, leaves 12 Morale", "1, leaves 11 Morale"]);
  });

  it("of the election: candidates with their votes and electors", async () => {
    const cast = { austria: "austria" };
    const electors = { berlin: "prussia", saxonia: null };
    const election = { needed: 5, emperor: null, electors, votes: { prussia: 1, austria: 1 }, cast };
    const stage = { stage: "Election", votes: cast };
    const question = asked("vote", { power: "prussia", count: 1 }, "power prussia");
    const { desk } = await deskWith({ stages: [stage] }, question, { election });
    draw(desk.game.Stage, desk);
    await settled();
    expect(open(".election-board")).toEqual(["Prussia, 1 vote of its own, 0 cast for it"]);
    expect(words(".voter-electors")).toEqual(["Berlin", "none votes for Austria"]);
    expect(words(".college .free")).toEqual(["Nobody controls: Saxonia"]);
  });

  it("of subsidies: Money and cards for each Ally", async () => {
    const stage = { stage: "Subsidies", power: "prussia", money: byPower(0), cards: byPower([]), recipient: "nobody" };
    const options = ["money france:1", "money france:2", "cards france", "stop"];
    const question = asked("subsidies", { power: "prussia", left: 3 }, ...options);
    const { desk, explained } = await deskWith({ stages: [stage] }, question);
    draw(desk.game.Stage, desk);
    expect(open(".offers-board")).toEqual(["France: 1 Money", "France: 2 Money", "France: cards"]);
    expect(desk.buttons.value).toEqual(["stop"]);
    all('[data-choice="money:france:3"]')[0]?.click();
    await settled();
    expect(explained).toEqual(["money france:3"]);
  });

  it("of mobilisation: wares with their prices, for whom and where", async () => {
    const question = asked("mobilisation", { power: "prussia", money: 4 }, "troop prussia_2", "draw", "morale", "stop");
    const { desk } = await deskWith({ stages: [{ stage: "Mobilisation", power: "prussia" } as never] }, question);
    draw(desk.game.Stage, desk);
    expect(open(".mobilisation-board")).toEqual(["Prussian general 2, Mecklenburg", "A card, 3 cards", "1 Morale, now 12 of 15"]);
    expect(words(".purse b")).toEqual(["4 Money"]);
  });

  it("of leadership: who can be placed, who can be taken off, and what else", async () => {
    const question = asked("leadership", { power: "prussia" }, "remove prussia_1", "draw", "pass");
    const { desk } = await deskWith({}, question);
    draw(desk.game.Stage, desk);
    expect(open(".leadership-board")).toEqual(["Prussian general 1, Berlin", "A card"]);
    expect(desk.buttons.value).toEqual(["pass"]);
  });

  it("of the Arbiter: what each could grant", async () => {
    const { desk } = await deskWith({}, asked("arbiter", { power: "prussia" }, "power austria", "power russia"));
    draw(desk.game.Stage, desk);
    expect(open(".arbiter-board")).toEqual([
      "Austria, Morale 5, up to 2 Movement Turns",
      "Russia, Morale 5, up to 3 Movement Turns",
    ]);
    expect(all(".arbiter-board .row")).toHaveLength(6);
  });
});

describe("the map", () => {
  const moves = ["general prussia_1", "march saxonia"];
  const end = { moves, kind: "march", path: ["berlin", "saxonia"], consents: [], battle: null, garrisons: [] };
  const general = { general: "prussia_1", seat: "prussia", now: true, territory: "berlin" };
  const reach = { ...general, arbiter: null, further: 0, arbiters: {}, ends: { saxonia: end }, later: {} };

  it("plans the way of a general and sends all of it", async () => {
    const questions = [
      asked("movement", { power: "prussia" }, "general prussia_1", "end"),
      asked("march", { general: "prussia_1" }, "march saxonia"),
    ];
    const { desk, sent } = await deskWith({}, questions, { reach, battles: [] });
    draw(desk.game.Pieces, desk, true);
    await desk.point("general:prussia_1");
    await settled();
    expect(all(".land.open").map((land) => land.dataset.spot)).toEqual(["territory:saxonia"]);
    await desk.point("territory:saxonia");
    await desk.confirm();
    expect(sent).toEqual(end.moves);
  });

  it("plans on for who is on his way", async () => {
    const question = asked("march", { general: "prussia_1", territory: "berlin" }, "march saxonia");
    const { desk } = await deskWith({}, question, { reach, battles: [] });
    draw(desk.game.Pieces, desk, true);
    await settled();
    expect(desk.planning.value?.piece).toBe("general:prussia_1");
    expect(desk.route.value).toBeNull();
  });

  it("means the territory where a general stands in the way", async () => {
    const { desk } = await deskWith({}, asked("march", { general: "prussia_1" }, "march saxonia"), { reach, battles: [] });
    draw(desk.game.Pieces, desk, true);
    expect(all(".unit.power-austria").map((unit) => unit.dataset.spot)).toEqual(["territory:saxonia"]);
  });

  it("shows the crown, garrisons, fortresses, and where battles are due", async () => {
    const stages = [{ stage: "Battles", power: "prussia", pending: ["saxonia"] } as never];
    const { desk } = await deskWith({ crown: "prussia", stages }, null, { battles: [] });
    draw(desk.game.Pieces, desk, true);
    expect(all(".crown-mark").map((mark) => mark.dataset.spot)).toEqual(["territory:berlin"]);
    expect(all(".holding .ar-garrison")).toHaveLength(1);
    expect(all(".holding .ar-fortress")).toHaveLength(1);
    expect(all(".battle-mark use").map((use) => use.getAttribute("href"))).toEqual(["#area-saxonia"]);
  });

  it("calls Frederick by his name", async () => {
    const { desk } = await deskWith({}, asked("return", { power: "prussia" }, "general prussia_1"));
    draw(desk.game.Pieces, desk, true);
    await settled();
    const told = desk.game.describe("general:prussia_1", { ...VIEW });
    expect(told).toBe("Frederick II (Prussian general 1) with 3 troops, in Berlin");
    expect(desk.buttons.value).toEqual(["general prussia_1"]); // few enough to be named
  });
});

describe("drawers", () => {
  const panel = (desk: Desk, id: string) => desk.game.panels.find((one) => one.id === id)?.Body as ComponentType<{ desk: Desk }>;

  it("have tracks for Morale and Influence", async () => {
    const { desk } = await deskWith({}, null);
    draw(panel(desk, "powers"), desk);
    const prussia = all(".power-prussia .track").map((track) => track.getAttribute("aria-label"));
    expect(prussia).toEqual(["Morale: 12 of 15", "Influence: 0 of 25"]);
    expect(all(".power-prussia .track .next")).toHaveLength(2);
  });

  it("have the whole Round by the wheel", async () => {
    const fields = Object.fromEntries(BOARD.wheel.map((field) => [field, "spain"]));
    const turn = { turn: 3, fields, idle: ["spain"], auctions: ["spain"], diplomacy: false, election: true, frederick: false };
    const { desk } = await deskWith({ turn: 3 }, null, { wheel: [turn] });
    draw(panel(desk, "wheel"), desk);
    await settled();
    expect(words(".round .besides")).toEqual(["Emperor Election; Who controls Spain?"]);
    expect(all(".round tbody tr:first-child td.idle")).toHaveLength(7);
  });

  it("have the race for Influence, the first one first", async () => {
    const runner = { major: "prussia", influence: 3, missing: 22, gain: 2, emperor: 0, turn: 7, wins: false };
    const powers = { prussia: runner, austria: { ...runner, major: "austria", influence: 24, wins: true, emperor: 2, turn: 1 } };
    const { desk } = await deskWith({}, null, { influence: { needed: 25, rounds: null, leader: "austria", powers } });
    draw(panel(desk, "race"), desk);
    await vi.waitFor(() => expect(words(".runner b")).toEqual(["Austria", "Prussia"]));
    expect(words(".runner .row-facts")[0]).toBe("+2 in Action Turn 1: that would win; 2 of it by the Crown");
  });
});
