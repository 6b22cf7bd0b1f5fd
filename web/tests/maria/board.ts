/** A corner of the board, enough for the tests: Breslau, Glatz, Neisse and what may stand there. */
import type { BoardData, City } from "../../src/maria/board";
import type { MariaView, PowerId } from "../../src/maria/view";

function city(id: string, name: string, kind: City["kind"], x: number, more: Partial<City> = {}): City {
  return { id, name, map: "bohemia", x, y: 50, kind, territory: "silesia", sector: "B1", suit: "spades", elector: false, ...more };
}

export const BOARD: BoardData = {
  areas: { bohemia: [0, 0, 100, 100], flanders: [100, 0, 100, 100], both: [0, 0, 200, 100] },
  powers: [
    { id: "france", code: "F", markers: 11 },
    { id: "bavaria", code: "B", markers: 0 },
    { id: "prussia", code: "P", markers: 13 },
    { id: "austria", code: "A", markers: 8 },
  ],
  territories: [
    { id: "silesia", name: "Schlesien", home: null, map: "bohemia" },
    { id: "france", name: "Frankreich", home: "france", map: "flanders" },
  ],
  sectors: [],
  cities: [
    city("breslau", "Breslau", "major_fortress", 10),
    city("glatz", "Glatz", "minor_fortress", 20, { suit: "hearts" }),
    city("ohlau", "Ohlau", "city", 30),
    city("metz", "Metz", "major_fortress", 150, { map: "flanders", territory: "france" }),
  ],
  roads: [["breslau", "ohlau", 1], ["ohlau", "glatz", 0]],
  pieces: [
    { id: "friedrich", name: "Friedrich", power: "prussia", rank: 1, start: "breslau", min: 1 },
    { id: "schwerin", name: "Schwerin", power: "prussia", rank: 2, start: "glogau", min: 1 },
    { id: "neipperg", name: "Neipperg", power: "austria", rank: 5, start: "glatz", min: 1 },
    { id: "prussia_train_1", name: "Train 1", power: "prussia", rank: 0, start: "ohlau", min: 0 },
  ],
  boxes: [{ id: "ostpreussen", name: "Ostpreussen", power: "prussia", x: 0, y: 0, width: 20, height: 10, head: 0 }],
  political: [
    {
      id: "43e",
      year: 1743,
      kind: "special",
      shields: ["prussia", "france"],
      instruction: [{ verb: "troops", powers: ["france", "bavaria"], number: 2, city: null, lasting: false }],
      arrows: [{ track: "saxony", steps: [-1], barred: null }],
    },
  ],
  tracks: [],
  variants: { advanced: { turns: 12, maps: ["flanders", "bohemia"] } },
  texts: {
    clauses: {
      armistice: ["power", "power", "until"],
      leave: ["power", "places", "until"],
      politics: ["power", "card", "deed"],
      no_shift: ["until"],
      end: ["agreement"],
    },
    train_price: 4,
  },
};

const none = <T>(value: T): Record<PowerId, T> => ({
  france: value,
  bavaria: value,
  prussia: value,
  saxony: value,
  pragmatic: value,
  austria: value,
});

/** Friedrich with Schwerin at Breslau, Neipperg at Glatz, seen by Frederick in the introductory game. */
export const VIEW: MariaView = {
  stages: [{ stage: "Course" }],
  turn: 4,
  place: { friedrich: "breslau", schwerin: "breslau", neipperg: "glatz", prussia_train_1: "ohlau" },
  troops: { friedrich: 8, schwerin: 5, neipperg: null },
  recruits: none(null),
  face_down: ["neipperg"],
  moved: [],
  senior: [],
  hussars: ["ohlau", "beside"],
  markers: { breslau: "prussia" },
  questions: {},
  hands: { ...none<string[] | number>(3), prussia: ["S7", "H2", "R*"] },
  pile: 20,
  saxony: "prussian_ally",
  prussia_neutral: false,
  peace_turn: 0,
  tracks: { saxony: 1, russia: 3, italy: 3 },
  battle_boxes: none(0),
  emperor: "nobody",
  italy: "nobody",
  aside: none(0),
  reduction: "no",
  victor: "nobody",
  political_pile: 0,
  election_pending: false,
  display: none([]),
  covered: none([]),
  in_force: [],
  contracts: [],
  offers: [],
  agreements: [],
  winter_scores: 0,
  totals: { prussia: 13, austria: 20 },
  control: { breslau: "prussia", glatz: "austria" },
  goals: {},
};
