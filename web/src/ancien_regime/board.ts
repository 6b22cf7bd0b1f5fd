/** The board as data (see `kabinett/ancien_regime/sheetdata.py`), and what is looked up in it all the time. */
import type { Area, Point } from "../table/game";
import { generalsAt, type ArView, type Field, type PowerId } from "./view";

export interface Territory {
  id: string;
  name: string;
  kind: "home" | "contested" | "uncontested" | "impassable";
  home_of: PowerId | null;
  capital: boolean;
  value: number;
  stripes: PowerId[];
  elector: boolean;
  /** Where pieces stand. */
  x: number;
  y: number;
  /** Where they could stand, the best place first. */
  spots: [number, number][];
  /** Where its name stands. */
  label: [number, number];
}

export interface General {
  id: string;
  name: string;
  power: PowerId;
}

export interface Power {
  id: PowerId;
  code: string;
  capital: string;
  generals: number;
  tokens: number;
}

export interface BoardData {
  area: Area;
  territories: Territory[];
  powers: Power[];
  generals: General[];
  /** What a card can do besides counting, by its value (C10.6). */
  cards: { value: number; copies: number; ability: string | null }[];
  wheel: Field[];
  electors: string[];
  numbers: { morale_cap: number; victory: number; gift_limit: number; emperor_votes: number };
  frederick: { name: string };
  stuart: { id: string; territory: string };
  prices: Record<string, number>;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));

export class Atlas {
  readonly territories: Map<string, Territory>;
  readonly generals: Map<string, General>;
  readonly powers: Map<string, Power>;

  constructor(readonly data: BoardData) {
    this.territories = byId(spread(data.territories));
    this.generals = byId(data.generals);
    this.powers = byId(data.powers);
  }

  get area(): Area {
    return this.data.area;
  }

  /** The generals of a power. */
  generalsOf(power: PowerId): General[] {
    return this.data.generals.filter((general) => general.power === power);
  }

  powerOf(general: string): PowerId {
    const found = this.generals.get(general);
    if (!found) throw new Error(`no general ${general}`);
    return found.power;
  }

  /** The ability of a card of this value; none counts and does nothing else. */
  abilityOf(value: number): string {
    return this.data.cards.find((card) => card.value === value)?.ability ?? "none";
  }

  /** Where the pieces of a general's territory stand; null while he is not on the map. */
  placeOf(view: ArView, general: string): Territory | null {
    return this.territories.get(view.place[general] ?? "") ?? null;
  }
}

const APART = 120; // between the pieces of two territories: seen from afar they are this wide
const WORSE = 10; // what each place is worse than the one before it

/** Pieces are larger than small territories: each stands at that of its territory's places which is far from others'. */
export function spread(territories: Territory[]): Territory[] {
  const placed = territories.map((territory) => ({ ...territory }));
  for (const one of placed) {
    const others = placed.filter((other) => other !== one && other.spots.length);
    const merit = ([x, y]: [number, number], number: number) =>
      Math.min(APART, ...others.map((other) => Math.hypot(other.x - x, other.y - y))) - WORSE * number;
    const best = one.spots.map((spot, number) => ({ spot, merit: merit(spot, number) })).sort((a, b) => b.merit - a.merit)[0];
    if (best) [one.x, one.y] = best.spot;
  }
  return placed;
}

/** Pieces in one territory stand side by side, in units of their own size, which is not that of the map. */
const WIDE = 44;
const BANNER = 34; // the room of a garrison or fortress beside generals
const ROW = 3; // generals in a row at most

/** The places of a territory's pieces around the point where they stand: of what holds it, and of each general. */
export interface Standing {
  held: Point;
  generals: Map<string, Point>;
}

export function standing(view: ArView, territory: string): Standing {
  const generals = generalsAt(view, territory);
  const held = view.garrisons[territory] !== undefined || view.fortresses.includes(territory);
  const aside = held && generals.length ? BANNER / 2 : 0;
  const rows = Math.ceil(generals.length / ROW);
  const first = Math.min(ROW, generals.length);
  const places = generals.map((general, number): [string, Point] => {
    const row = Math.floor(number / ROW);
    const inRow = Math.min(ROW, generals.length - row * ROW);
    const x = ((number % ROW) - (inRow - 1) / 2) * WIDE + aside;
    return [general, { x, y: (row - (rows - 1) / 2) * WIDE }];
  });
  const left = generals.length ? aside - ((first - 1) / 2) * WIDE - BANNER - 2 : 0;
  return { held: { x: left, y: 0 }, generals: new Map(places) };
}
