import { describe, expect, it } from "vitest";
import type { Decision, Position } from "../../src/api/types";
import { Atlas } from "../../src/maria/board";
import { meant, pointOf, readSpot, spotOf } from "../../src/maria/spots";
import { BOARD, VIEW } from "./board";

const atlas = new Atlas(BOARD);
const position = VIEW as unknown as Position;
const decision = (kind: string, ...options: string[]): Decision => ({
  seat: "frederick",
  kind,
  clause: "",
  params: {},
  options,
});

describe("options", () => {
  it("lie on the map, in the hand or on the army sheet", () => {
    const moves = ["city breslau", "piece friedrich", "card S7", "reserve 5", "value 3", "political 43e"];
    const spots = ["city:breslau", "piece:friedrich", "card:S7", "reserve:5", "value:3", "political:43e"];
    expect(moves.map((move) => spotOf(move, null))).toEqual(spots);
  });

  it("are buttons otherwise", () => {
    for (const move of ["stop", "end", "reenter prussia_train_1", "suit spades", "candidate karl", "power france"]) {
      expect(spotOf(move, null)).toBeNull();
    }
  });

  it("name the two generals of a stack by buttons", () => {
    expect(spotOf("piece friedrich", decision("commander", "piece friedrich"))).toBeNull();
  });
});

describe("spots", () => {
  it("have a place on the sheet if they are on the map", () => {
    expect(pointOf(atlas, "city:glatz", position)).toMatchObject({ x: 20, y: 50 });
    expect(pointOf(atlas, "piece:schwerin", position)).toMatchObject({ x: 10 });
    expect(pointOf(atlas, "card:S7", position)).toBeNull();
  });

  it("put a general of a box into it", () => {
    const away = { ...VIEW, place: { ...VIEW.place, schwerin: "box" } } as unknown as Position;
    expect(pointOf(atlas, "piece:schwerin", away)).toEqual({ x: 10, y: 5 });
    const gone = { ...VIEW, place: { ...VIEW.place, schwerin: "eliminated" } } as unknown as Position;
    expect(pointOf(atlas, "piece:schwerin", gone)).toBeNull();
  });

  it("are read", () => expect(readSpot("city:breslau")).toEqual({ kind: "city", id: "breslau" }));
});

describe("pointing", () => {
  it("means the piece where a piece is asked for, and the city where a city is", () => {
    const piece = decision("movement", "piece friedrich", "end");
    const city = decision("march", "city ohlau", "stop");
    expect(meant(atlas, "city:glatz", piece, position)).toBe("piece neipperg");
    expect(meant(atlas, "city:ohlau", piece, position)).toBe("piece prussia_train_1");
    expect(meant(atlas, "piece:neipperg", city, position)).toBe("city glatz");
    expect(meant(atlas, "piece:neipperg", piece, position)).toBe("piece neipperg");
  });

  it("asks what happens by itself where nothing can be chosen on the map", () => {
    expect(meant(atlas, "piece:neipperg", null, position)).toBe("supply neipperg");
    expect(meant(atlas, "city:glatz", null, position)).toBe("conquer glatz");
    expect(meant(atlas, "city:ohlau", null, position)).toBeNull();
    expect(meant(atlas, "piece:prussia_train_1", null, position)).toBeNull();
  });

  it("asks for the card itself", () => {
    expect(meant(atlas, "card:S7", decision("battle", "card H2"), position)).toBe("card S7");
    expect(meant(atlas, "held:S7/3", decision("battle", "card H2"), position)).toBe("card S7");
  });
});
