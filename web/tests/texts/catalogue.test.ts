import { afterEach, describe, expect, it, vi } from "vitest";
import { argumentsOf, identifier } from "../../src/texts/arguments";
import { Catalogue } from "../../src/texts/catalogue";
import { Marks } from "../../src/texts/pieces";

const TEXT = `
power-left = Left
    .inside = the left power
power-right = Right
troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
change = { SIGNED($number) }, now { $total }
`;

describe("a catalogue", () => {
  const words = new Catalogue("en", [TEXT]);

  it.each([
    ["power-left.inside", {}, "the left power"],
    ["troops", { count: 1 }, "1 troop"],
    ["troops", { count: 12000 }, "12000 troops"],
    ["change", { number: 3, total: 7 }, "+3, now 7"],
    ["change", { number: -1, total: -4 }, "−1, now −4"],
    ["change", { number: 0, total: 0 }, "+0, now 0"],
  ])("says %s", (id, args, text) => {
    expect(words.format(id, args)).toBe(text);
  });

  it("knows what it has", () => {
    expect(words.keys("power")).toEqual(["left", "right"]);
    expect([words.has("troops"), words.has("trains")]).toEqual([true, false]);
    expect([words.attribute("power-left", "inside"), words.attribute("power-right", "inside")]).toEqual(["the left power", null]);
  });

  it.each([
    ["nothing", {}, "there is no message 'nothing'"],
    ["power-right.inside", {}, "there is no message 'power-right.inside'"],
    ["troops", {}, "count"],
    ["change", { number: "many", total: 1 }, "SIGNED"],
  ])("never shows the key of %s", (id, args, fault) => {
    expect(() => words.format(id, args)).toThrow(fault);
  });

  it("has each message once", () => {
    expect(() => new Catalogue("en", ["a = b", "a = c"])).toThrow(/a/);
  });
});

const POLISH = `
power-prussia = Prusy
    .inside = te Prusy
    .gen = Prus
    .number = pl
power-austria = Austria
    .gen = Austrii
event-pool = Pula { FORM($power, "gen") } { FORM($power, "number") ->
    [pl] rosną
   *[other] rośnie
}.
`;

describe("forms of names", () => {
  const words = new Catalogue("pl", [POLISH]);

  it.each([
    ["Prusy", "Pula Prus rosną."],
    ["te Prusy", "Pula Prus rosną."],
    ["Austria", "Pula Austrii rośnie."],
    ["Traun", "Pula Traun rośnie."],
  ])("are those of their message: %s", (power, text) => {
    expect(words.format("event-pool", { power })).toBe(text);
  });

  it("keep what a name stands for in a sentence of pieces", () => {
    const marks = new Marks();
    const power = marks.mark({ text: "Prusy", power: "prussia" });
    expect(marks.split(words.format("event-pool", { power }, marks))).toEqual([
      { text: "Pula " },
      { text: "Prus", power: "prussia" },
      { text: " rosną." },
    ]);
  });
});

describe("a language that is written from right to left", () => {
  it("is told where names end", () => {
    const hebrew = new Catalogue("he", ["a = { $city }, x", "language-direction = rtl"]);
    expect(hebrew.format("a", { city: "Linz" })).toBe("\u2068Linz\u2069, x");
    expect(hebrew.format("a", { city: "אוסטריה" })).toBe("אוסטריה, x");
    expect(hebrew.format("a", { city: "1740" })).toBe("1740, x");
    expect(hebrew.format("a", { city: "https://x.y" })).toBe("https://x.y, x");
    expect(new Catalogue("en", ["a = { $city }, x"]).format("a", { city: "Linz" })).toBe("Linz, x");
  });
});

describe("a catalogue in use", () => {
  afterEach(() => vi.restoreAllMocks());

  it("shows as much as there is, and tells the console what is missing", () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    const words = new Catalogue("en", [TEXT], true);
    expect(words.format("change", { number: 2 })).toContain("+2, now");
    expect(words.format("nothing")).toBe("");
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe("parameters", () => {
  it("are what is shown, an id, and the length of a list", () => {
    const params = { power: "left", count: 2, all: ["a", "b"], none: null, clause: "M20.6" };
    expect(argumentsOf(params, (_, value) => value.toUpperCase())).toEqual({
      power: "LEFT",
      power_id: "left",
      count: 2,
      count_id: 2,
      all: "A, B",
      all_count: 2,
      clause: "M20.6",
      clause_id: "M20_6",
    });
    expect(["", "RU+1", "a_b-c"].map(identifier)).toEqual(["none", "RU_1", "a_b-c"]);
  });
});
