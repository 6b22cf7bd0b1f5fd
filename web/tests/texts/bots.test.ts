import "../browser";
import { beforeAll, describe, expect, it } from "vitest";
import { Catalogue } from "../../src/texts/catalogue";
import { loadLanguage } from "../../src/texts/fluent";
import { Messages } from "../../src/texts/game";
import { botName, levelInside, levelName, levelText } from "../../src/texts/levels";
import { tableEvent } from "../../src/texts/table";

beforeAll(() => loadLanguage());

describe("a level of bots", () => {
  it("has a name and a sentence", () => {
    expect([levelName("random"), levelInside("random"), botName("cadet")]).toEqual(["at random", "random", "bot: cadet"]);
    expect(levelText("marshal")).toMatch(/\.$/);
  });

  it("of another package is called as it calls itself", () => {
    expect([levelName("stoat"), levelInside("stoat"), levelText("stoat")]).toEqual(["stoat", "stoat", undefined]);
    const params = { seat: "austria", bot: "cadet", failed: "stoat" };
    const told = tableEvent({ kind: "table.seat_failed", clause: "", params }, {}, (seat) => seat.toUpperCase());
    expect(told).toBe("The bot (stoat) that played AUSTRIA has failed; a bot (cadet) plays on.");
  });
});

describe("what a bot thought", () => {
  const words = new Catalogue("en", ["thought-near = { $city } is near"]);
  const texts = new Messages(words, new Map([["wien", { text: "Wien", spot: "city:wien" }]]));
  const thought = (key: string, params: Record<string, string | number>) => texts.thought({ seat: "austria", key, params });

  it("is said in the words of its game, whose names lead to the board", () => {
    expect(thought("near", { city: "wien" })).toEqual([{ text: "Wien", spot: "city:wien" }, { text: " is near" }]);
  });

  it("is said in words that all bots share", () => {
    expect(thought("random", {})).toEqual([{ text: "Chance decided." }]);
  });

  it("is said in a bot's own words as it says it", () => {
    expect(thought("said", { text: "wien { $x }" })).toEqual([{ text: "Wien { $x }" }]);
  });

  it("is not told where there are no words for it", () => {
    expect(thought("of_another_version", {})).toEqual([]);
  });
});
