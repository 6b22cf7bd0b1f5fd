import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameEvent, Params } from "../../src/api/types";

const event = (kind: string, params: Params): GameEvent => ({ kind, clause: "", params });
let wayOf: (piece: string, from: string, to: string, news: GameEvent[]) => string[];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ wayOf } = await import("../../src/maria/motion"));
});

describe("the way of a piece", () => {
  it("leads over all cities of its march", () => {
    const news = [
      event("moved", { piece: "friedrich", start: "breslau", city: "ohlau" }),
      event("moved", { piece: "schwerin", start: "ohlau", city: "brieg" }),
      event("moved", { piece: "friedrich", start: "ohlau", city: "glatz" }),
    ];
    expect(wayOf("friedrich", "breslau", "glatz", news)).toEqual(["breslau", "ohlau", "glatz"]);
  });

  it("leads along a retreat", () => {
    const news = [event("retreated", { pieces: ["friedrich"], start: "a", city: "c", path: ["a", "b", "c"] })];
    expect(wayOf("friedrich", "a", "c", news)).toEqual(["a", "b", "c"]);
  });

  it("is straight where nothing tells of it", () => {
    expect(wayOf("friedrich", "breslau", "box", [])).toEqual(["breslau", "box"]);
  });
});

describe("the map", () => {
  it("turns to the choice in the middle of all", async () => {
    const { inTheMiddle } = await import("../../src/maria/map/Follow");
    const places: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 4, y: 1 } };
    expect(inTheMiddle(["a", "b", "c", "card:S7"], (spot) => places[spot] ?? null)).toBe("c");
    expect(inTheMiddle(["card:S7"], () => null)).toBeNull();
  });
});
