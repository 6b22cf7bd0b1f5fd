import { beforeAll, describe, expect, it } from "vitest";
import { orderWords } from "../../src/panels/orders";
import { loadAncienRegimeTexts } from "../../src/texts/ancien_regime";
import { loadLanguage } from "../../src/texts/fluent";
import type { GameTexts } from "../../src/texts/game";
import { loadMariaTexts } from "../../src/texts/maria";
import { BOARD } from "../maria/board";

const EUROPE = { territories: [], powers: [{ id: "france" }], generals: [], frederick: { name: "Frederick" }, prices: { card: 2 } };
const ARGUMENTS: Record<string, string> = { card: "S7", money: "france:3", reveal: "x:1", suit: "S", value: "4", reserve: "4" };

/** An order for every option that the game has words for. */
function orders(texts: GameTexts) {
  const kinds = texts.words.keys("decision");
  return texts.words.keys("option").map((key) => {
    const kind = kinds.find((one) => key.startsWith(`${one}_`));
    const verb = kind ? key.slice(kind.length + 1) : key;
    return { kind: kind ?? kinds[0] ?? "", move: `${verb} ${ARGUMENTS[verb] ?? "france"}`, until_changed: false };
  });
}

beforeAll(() => loadLanguage());

describe("standing orders", () => {
  it.each([
    ["Maria", () => loadMariaTexts(BOARD)],
    ["Ancien Régime", () => loadAncienRegimeTexts(EUROPE)],
  ])("of %s are all told in words", async (_, load) => {
    const texts = await load();
    const told = orders(texts).map((order) => orderWords(texts, order));
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(({ question, choice }) => !question || !choice || /NaN|undefined/.test(question + choice))).toEqual([]);
    for (const kind of texts.words.keys("decision")) {
      expect(orderWords(texts, { kind, move: "power france", until_changed: false }).question, kind).toMatch(/\S/);
    }
  });

  it("leave open what changes from one question to the next", async () => {
    const texts = await loadMariaTexts(BOARD);
    const order = { kind: "battle", move: "stop", until_changed: false };
    expect(orderWords(texts, order)).toEqual({ question: "Battle: … has the right to play, at score ….", choice: "stop here" });
    const march = { kind: "march", move: "city breslau", until_changed: false };
    expect(orderWords(texts, march).choice).toBe("Breslau");
  });
});
