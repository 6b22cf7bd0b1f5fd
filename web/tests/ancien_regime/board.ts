/** A corner of Europe, enough for the tests: Prussia and Saxony, a few powers, and what may stand there. */
import type { BoardData, Territory } from "../../src/ancien_regime/board";
import type { ArView, ByPower, PowerId } from "../../src/ancien_regime/view";

export const POWERS: PowerId[] = ["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"];

/** The same for every power, but for some. */
export function byPower<T>(value: T, some: Partial<ByPower<T>> = {}): ByPower<T> {
  return { ...(Object.fromEntries(POWERS.map((power) => [power, value])) as ByPower<T>), ...some };
}

function territory(id: string, name: string, spots: [number, number][], more: Partial<Territory> = {}): Territory {
  const [x, y] = spots[0] ?? [0, 0];
  const plain = { kind: "home" as const, home_of: null, capital: false, value: 1, stripes: [], elector: false };
  return { id, name, ...plain, x, y, spots, label: [x, y - 40], ...more };
}

export const BOARD: BoardData = {
  area: [0, 0, 2400, 1800],
  territories: [
    territory("berlin", "Berlin", [[1200, 670], [1270, 700]], { home_of: "prussia", capital: true, elector: true, value: 2 }),
    territory("mecklenburg", "Mecklenburg", [[1160, 630], [1250, 630]], { home_of: "prussia" }),
    territory("saxonia", "Saxonia", [[1200, 870]], { kind: "contested", stripes: ["prussia", "austria"], elector: true }),
    territory("london", "London", [[580, 760]], { home_of: "britain", capital: true }),
    territory("scotland", "Scotland", [[550, 390]], { home_of: "britain" }),
    territory("alps", "Alps", [], { kind: "impassable", value: 0 }),
  ],
  powers: POWERS.map((id) => ({ id, code: id.slice(0, 2), capital: id === "prussia" ? "berlin" : "london", generals: 3, tokens: 21 })),
  generals: [
    ...POWERS.flatMap((power) => [1, 2].map((number) => ({ id: `${power}_${number}`, name: "", power }))),
    { id: "stuart", name: "Charles Edward Stuart", power: "france" },
  ],
  cards: [
    { value: 1, copies: 12, ability: null },
    { value: 2, copies: 14, ability: "home_ground" },
    { value: 3, copies: 12, ability: "scout" },
    { value: 5, copies: 6, ability: "gamble" },
  ],
  wheel: ["drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"],
  electors: ["berlin", "saxonia"],
  numbers: { morale_cap: 15, victory: 25, gift_limit: 3, emperor_votes: 5 },
  frederick: { name: "Frederick II" },
  stuart: { id: "stuart", territory: "scotland" },
  prices: { troop: 1, card: 1, morale: 1, fortress: 5 },
};

const OFF = Object.fromEntries(BOARD.generals.map(({ id }) => [id, "off"]));
const NONE = Object.fromEntries(BOARD.generals.map(({ id }) => [id, 0]));

export const VIEW: ArView = {
  stages: [{ stage: "Course" }],
  round: 1,
  turn: 1,
  status: byPower("neutral", { britain: "british", austria: "british", france: "french", prussia: "french" }),
  controlled_by: byPower<PowerId>("britain", Object.fromEntries(POWERS.map((power) => [power, power]))),
  guardian: byPower("nobody"),
  morale: byPower(5, { prussia: 12 }),
  influence: byPower(0, { austria: 6 }),
  money: byPower(0, { prussia: 4 }),
  place: { ...OFF, prussia_1: "berlin", prussia_2: "mecklenburg", austria_1: "saxonia", britain_1: "london", stuart: "reserve" },
  troops: { ...NONE, prussia_1: 3, prussia_2: 2, austria_1: 2, britain_1: 1, stuart: 2 },
  frederick: "prussia_1",
  stuart: "reserve",
  garrisons: { saxonia: "austria" },
  fortresses: ["saxonia"],
  crown: "nobody",
  hands: byPower<number[] | number>(2, { prussia: [5, 2, 2] }),
  pile: 30,
  discards: [1],
  control: { berlin: "prussia", mecklenburg: "prussia", saxonia: "austria", london: "britain", scotland: "britain" },
  wheel: byPower("drill"),
  players: byPower("", Object.fromEntries(POWERS.map((power) => [power, power]))),
  tokens: byPower(15),
  taxes: byPower(6),
  extending: byPower(2),
  votes: { prussia: 1, austria: 1 },
  fortresses_left: 4,
  relations: byPower({}, { prussia: { austria: "war", france: "ally", britain: "war", russia: "peace" } }),
  turns_with: byPower(3, { austria: 2 }),
  strengths: {},
  prospects: {},
};
