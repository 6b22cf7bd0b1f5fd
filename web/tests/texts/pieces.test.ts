import { describe, expect, it } from "vitest";
import { Catalogue } from "../../src/texts/catalogue";
import { Messages, type Name } from "../../src/texts/game";
import { textOf } from "../../src/texts/pieces";

const WORDS = `
list-comma = { ", " }
list-and = { " and " }
list-nobody = nobody
event-moved = { $piece }: { $start } – { $city }.
event-met = { $pieces } meet { $power } ({ $count ->
    [one] { $count } of them
   *[other] { $count } of them all
}).
outcome-goal = they have what they want
ended-game = { $winners } won: { $reason } ({ $clause })
why-not_asked = waiting for { $waiting }
refusal-poor = { $power } has nothing
`;
const NAMES = new Map<string, Name>([
  ["wien", { text: "Wien", spot: "city:wien" }],
  ["linz", { text: "Linz", spot: "city:linz" }],
  ["traun", { text: "traun", spot: "piece:traun", power: "austria" }],
  ["army", { text: "Army", inside: "the Army", power: "army" }],
  ["a2", { text: "Player A" }],
  ["b2", { text: "Player B" }],
]);
const texts = new Messages(new Catalogue("en", [WORDS]), NAMES);
const event = (kind: string, params: Record<string, string | number | string[]>) => texts.event({ kind, clause: "X1", params });

describe("a sentence in pieces", () => {
  it("knows what its names stand for, and begins with a capital", () => {
    expect(event("moved", { piece: "traun", start: "wien", city: "linz" })).toEqual([
      { text: "Traun", spot: "piece:traun", power: "austria" },
      { text: ": " },
      { text: "Wien", spot: "city:wien" },
      { text: " – " },
      { text: "Linz", spot: "city:linz" },
      { text: "." },
    ]);
  });

  it("has lists, numbers and names with articles", () => {
    const pieces = event("met", { pieces: ["traun", "wien"], power: "army", count: 2 });
    expect(textOf(pieces)).toBe("Traun, Wien meet the Army (2 of them all).");
    expect(pieces.filter(({ power }) => power).map(({ text }) => text)).toEqual(["Traun", "the Army"]);
    expect(textOf(event("met", { pieces: [], power: "army", count: 1 }))).toBe("Nobody meet the Army (1 of them).");
  });

  it("is not confused by signs that somebody has typed", () => {
    const typed = "\ue000\ue001{ $x }";
    expect(textOf(texts.reason({ clause: "", key: "poor", params: { power: typed } }))).toBe(`${typed} has nothing`);
  });
});

describe("other sentences", () => {
  it("name seats as they stand alone", () => {
    expect(texts.outcome({ winners: ["a2", "b2"], reason: "goal", clause: "X9" })).toBe(
      "Player A and Player B won: they have what they want (X9)",
    );
    expect(textOf(texts.reason({ clause: "X1", key: "not_asked", params: { waiting: "a2, b2" } }))).toBe(
      "waiting for Player A, Player B",
    );
    expect([texts.name("army"), texts.called("power", "army")]).toEqual(["Army", "the Army"]);
  });

  it("are never keys", () => {
    expect(() => event("slept", {})).toThrow("event-slept");
  });
});
