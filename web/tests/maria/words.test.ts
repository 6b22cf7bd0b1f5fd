import { beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../../src/api/types";
import { Atlas } from "../../src/maria/board";
import { Describer } from "../../src/maria/describe";
import { phaseOf, yearOf } from "../../src/maria/Heading";
import { notes } from "../../src/maria/plan";
import { speak } from "../../src/maria/say";
import { amounts } from "../../src/maria/stage/amounts";
import type { End } from "../../src/maria/survey";
import { Words } from "../../src/maria/words";
import { loadLanguage } from "../../src/texts/fluent";
import { loadMariaTexts } from "../../src/texts/maria";
import { BOARD, VIEW } from "./board";

const atlas = new Atlas(BOARD);
const position = VIEW as unknown as Position;
let words: Words;
let describer: Describer;

beforeAll(async () => {
  await loadLanguage();
  const texts = await loadMariaTexts(BOARD);
  speak(texts);
  words = new Words(texts);
  describer = new Describer(atlas, words);
});

describe("the board in words", () => {
  it("tells a fortress with its state", () => {
    expect(describer.spot("city:breslau", position)).toBe(
      "Breslau, major fortress, Prussian marker, Friedrich (8 troops) with Schwerin (5 troops), ♠ spades",
    );
    expect(describer.spot("city:glatz", position)).toBe("Glatz, minor fortress, Austrian, Neipperg, out of supply, ♥ hearts");
  });

  it("tells a city with train and hussar", () => {
    expect(describer.spot("city:ohlau", position)).toBe("Ohlau, Prussia Train 1, hussar, ♠ spades");
  });

  it("tells a piece, and troops only where they are known", () => {
    expect(describer.spot("piece:friedrich", position)).toBe(
      "Friedrich, Prussian general of rank 1, at Breslau with Schwerin, 8 troops",
    );
    expect(describer.spot("piece:neipperg", position)).toBe("Neipperg, Austrian general of rank 5, at Glatz, out of supply");
  });

  it("tells cards", () => {
    expect(describer.spot("card:S7", position)).toBe("♠7");
    expect(describer.spot("reserve:5", position)).toBe("Reserve as 5");
    expect(describer.spot("political:43e", position)).toBe("Union of Frankfurt");
  });

  it("goes region by region, over the maps in play only", () => {
    const regions = describer.regions(position);
    expect(regions.map(({ id }) => id)).toEqual(["silesia"]);
    expect(regions[0]?.places.map(({ spot }) => spot)).toEqual(["city:breslau", "city:glatz", "city:ohlau"]);
  });

  it("names whose home a region is, and who is off the map", () => {
    const advanced = { ...VIEW, pools: {}, peace_turn: 5, place: { ...VIEW.place, schwerin: "eliminated" } };
    const regions = describer.regions(advanced as unknown as Position);
    expect(regions.map(({ name }) => name)).toEqual(["Schlesien (Prussia)", "Frankreich (France)", "Off the map"]);
    expect(regions[2]?.places).toEqual([
      { spot: "piece:schwerin", label: "Schwerin, Prussian general of rank 2, eliminated" },
    ]);
  });
});

describe("a planned march", () => {
  it("tells its roads and what it does", () => {
    const end: End = {
      moves: ["piece friedrich", "city ohlau", "city glatz"],
      path: ["breslau", "ohlau", "glatz"],
      roads: 2,
      left: 1,
      conquers: ["ohlau"],
      marks: [],
      overruns: [],
      removes: [],
      joins: [],
      enemies: ["neipperg"],
      consent: null,
      wins: null,
    };
    expect(notes(words, end, false)).toEqual(["Glatz: 2 roads, 1 left", "conquers Ohlau", "next to Neipperg"]);
    expect(notes(words, { ...end, conquers: [], enemies: [], left: 0 }, true)).toEqual(["Glatz: forced march, 2 roads"]);
  });
});

describe("the heading", () => {
  it("tells the year and the phase", () => {
    expect([1, 3, 4, 12].map(yearOf)).toEqual(["1741", "1741", "1742", "1744"]);
    const acting = { ...VIEW, stages: [{ stage: "ActionStage" as const, number: 1, next_phase: 3, powers: ["prussia" as const] }] };
    expect(phaseOf(acting, (power) => words.name(power))).toEqual(["Prussia", "movement"]);
    expect(phaseOf({ ...VIEW, stages: [{ stage: "Winter" }] }, String)).toEqual(["Winter"]);
  });
});

describe("political cards", () => {
  it("are told sentence by sentence", () => {
    const card = BOARD.political[0];
    expect(card && words.cardWords(card)).toEqual(["France or Bavaria receives 2 troops.", "Saxony 1 left"]);
  });
});

describe("numbers to choose from", () => {
  it("show what a general could have, and what can be chosen of it", () => {
    const asked = { seat: "frederick", clause: "", params: {} };
    expect(amounts({ ...asked, kind: "setup", options: ["value 4", "value 5"] })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(amounts({ ...asked, kind: "recruit", options: ["value 0", "value 1", "value 2"] })).toEqual([0, 1, 2]);
  });
});
