/** The board as data (see `kabinett/ancien_regime/sheetdata.py`), and what is looked up in it all the time. */
import type { Area } from "../table/game";
import type { PowerId } from "./view";

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
  /** Where pieces stand, the best place first. */
  spots: [number, number][];
}

export interface General {
  id: string;
  name: string;
  power: PowerId;
}

export interface BoardData {
  area: Area;
  territories: Territory[];
  powers: { id: PowerId; code: string; capital: string; order: number }[];
  generals: General[];
  numbers: { morale_cap: number };
  frederick: { name: string };
  prices: Record<string, number>;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));

export class Atlas {
  readonly territories: Map<string, Territory>;
  readonly generals: Map<string, General>;

  constructor(readonly data: BoardData) {
    this.territories = byId(data.territories);
    this.generals = byId(data.generals);
  }

  get area(): Area {
    return this.data.area;
  }
}
