// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { all, draw, words } from "../drawn";
import { asked, deskWith, settled } from "./desk";

describe("hands", () => {
  const question = asked("payment", { power: "prussia", due: 4 }, "card S7", "card R");

  it("light the cards that can be chosen, sorted by suit", async () => {
    const { desk } = await deskWith({}, question);
    draw(desk.game.Stage, desk);
    expect(words(".hand-card .visually-hidden")).toEqual(["♠7", "♥2", "Reserve"]);
    expect(words(".hand-card.open .visually-hidden")).toEqual(["♠7", "Reserve"]);
  });

  it("choose at the first click and send at the second", async () => {
    const { desk, sent } = await deskWith({}, question);
    draw(desk.game.Stage, desk);
    all(".hand-card.open")[0]?.click();
    expect(desk.chosen.value).toBe("card S7");
    expect(sent).toEqual([]);
    all(".hand-card.open")[0]?.click();
    await settled();
    expect(sent).toEqual(["card S7"]);
  });

  it("ask why a card is no choice", async () => {
    const { desk, explained } = await deskWith({}, question);
    draw(desk.game.Stage, desk);
    all(".hand-card:not(.open)")[0]?.click();
    await settled();
    expect(explained).toEqual(["card H2"]);
  });
});

describe("a battle", () => {
  const stage = {
    stage: "Battle" as const,
    cities: ["breslau", "glatz"] as [string, string],
    powers: ["prussia", "austria"] as ["prussia", "austria"],
    strengths: [13, 5] as [number, number],
    score: -2,
    right: 0 as const,
    played: [],
  };
  const choices = { "card S7": { value: 7, score: 5, right: 1 }, "reserve 3": { value: 3, score: 1, right: 1 } };
  const question = asked("battle", { power: "prussia", score: -2 }, "card S7", "reserve 3", "stop");

  it("shows both sides, the scores, and what a card and the Reserve would give", async () => {
    const { desk } = await deskWith({ stages: [stage] }, question, { battle: { sides: [], right: 0, choices } });
    draw(desk.game.Stage, desk);
    await settled();
    expect(words(".battle-side strong")).toEqual(["Friedrich with Schwerin", "Neipperg"]);
    expect(words(".score span")).toEqual(["−2", "+2"]);
    expect(words(".hand-card.open .gives")).toEqual(["+5"]);
    expect(words(".reserve .choosable .visually-hidden")).toEqual(["Reserve as 3, score then +1"]);
    expect(words(".hand-card.fits .visually-hidden")).toEqual(["♠7, of the suit of the sector, score then +5"]);
  });

  it("leaves the stop to the prompt", async () => {
    const { desk } = await deskWith({ stages: [stage] }, question, { battle: { sides: [], right: 0, choices } });
    draw(desk.game.Stage, desk);
    expect(desk.buttons.value).toEqual(["stop"]);
  });
});

describe("pieces", () => {
  it("that can move are buttons with a name; others are not", async () => {
    const { desk } = await deskWith({}, asked("movement", {}, "piece friedrich", "end"));
    draw(desk.game.Pieces, desk, true);
    expect(all(".unit [role=button]").map((node) => node.getAttribute("aria-label"))).toEqual([
      "Friedrich, Prussian general of rank 1, at Breslau with Schwerin, 8 troops",
    ]);
  });

  it("stand for their city where that is the choice", async () => {
    const { desk } = await deskWith({}, asked("march", { piece: "friedrich" }, "city ohlau", "stop"));
    draw(desk.game.Pieces, desk, true);
    expect(all(".unit .spot").map((node) => node.dataset.spot)).toContain("city:ohlau");
    expect(all(".goal.open").map((node) => node.dataset.spot)).toEqual(["city:ohlau"]);
  });

  it("plan a march and send all of it", async () => {
    const end = { roads: 1, left: 2, marks: [], overruns: [], removes: [], joins: [], enemies: [], consent: null, wins: null };
    const moves = ["piece friedrich", "city ohlau", "stop"];
    const ordinary = { ohlau: { ...end, moves, path: ["breslau", "ohlau"], conquers: [] } };
    const reach = { piece: "friedrich", seat: "frederick", now: true, city: "breslau", ordinary, forced: {} };
    const questions = [
      asked("movement", {}, "piece friedrich", "end"),
      asked("march", {}, "city ohlau", "forced"),
      asked("march", {}, "city glatz", "stop"),
    ];
    const { desk, sent } = await deskWith({}, questions, { reach });
    draw(desk.game.Pieces, desk, true);
    await desk.point("piece:friedrich");
    await desk.point("city:ohlau");
    expect(desk.route.value?.notes).toEqual(["Ohlau: 1 road, 2 left"]);
    await desk.confirm();
    expect(sent).toEqual(moves);
  });
});

describe("a plan", () => {
  const first = asked("movement", {}, "piece friedrich", "end");

  it("leaves out what was answered by itself", async () => {
    const { desk, sent } = await deskWith({}, [first, asked("march", {}, "city glatz", "stop")]);
    await desk.send(["piece friedrich", "city ohlau", "city glatz"]);
    expect(sent).toEqual(["piece friedrich", "city glatz"]);
    expect(desk.trouble.value).toBeNull();
  });

  it("ends when something else is asked", async () => {
    const { desk, sent } = await deskWith({}, [first, asked("commander", {}, "piece schwerin")]);
    await desk.send(["piece friedrich", "city ohlau"]);
    expect(sent).toEqual(["piece friedrich"]);
    expect(desk.trouble.value?.key).toBe("question_gone");
  });
});

describe("numbers", () => {
  it("show the army sheet, and what can be chosen", async () => {
    const question = asked("division", { piece: "friedrich", other: "schwerin", total: 13 }, "value 5", "value 6", "value 7", "value 8");
    const { desk } = await deskWith({}, question);
    draw(desk.game.Stage, desk);
    expect(words(".sheet-row li span")).toEqual(["Friedrich", "Schwerin"]);
    expect(words(".amounts .open .visually-hidden")).toEqual(["5", "6", "7", "8"]);
  });
});

describe("treaties", () => {
  const changes = { pools: {}, players: { prussia: "frederick", austria: "maria_theresa" }, offers: [] };

  it("are composed clause by clause, shown in words, and offered", async () => {
    const { desk, sent } = await deskWith(changes, null);
    const panel = desk.game.panels.find(({ id }) => id === "deals");
    const { offerOf } = await import("../../src/maria/deals/draft");
    if (!panel) throw new Error("there is no drawer for treaties");
    draw(panel.Body, desk);
    offerOf(desk).clauses.value = ["armistice prussia austria until 5"];
    await settled();
    expect(words(".clauses span")).toEqual(["armistice between Prussia and Austria until the end of turn 5"]);
    all(".send button").at(-1)?.click();
    await settled();
    expect(sent).toEqual(["propose maria_theresa: armistice prussia austria until 5"]);
    expect(offerOf(desk).clauses.value).toEqual([]);
  });

  it("are answered where an offer lies", async () => {
    const offers: [number, string, string, string][] = [[2, "maria_theresa", "frederick", "no_shift until 6"]];
    const { desk, sent } = await deskWith({ ...changes, offers }, null, {}, ["accept 2", "decline 2"]);
    const panel = desk.game.panels.find(({ id }) => id === "deals");
    if (!panel) throw new Error("there is no drawer for treaties");
    draw(panel.Body, desk);
    expect(panel.badge?.(desk)).toBe(1);
    expect(words(".deal-answers button")).toEqual(["Accept", "Decline"]);
    all(".deal-answers button")[1]?.click();
    await settled();
    expect(sent).toEqual(["decline 2"]);
  });
});
