/** The board as data, and what is looked up in it all the time. */
import type { Area, Point } from "../table/game";
import type { MariaView, PowerId, SuitId, TrackId } from "./view";

export interface City {
  id: string;
  name: string;
  map: MapId;
  x: number;
  y: number;
  kind: "city" | "minor_fortress" | "major_fortress";
  territory: string;
  sector: string;
  suit: SuitId;
  elector: boolean;
}

export type MapId = "flanders" | "bohemia";

export interface Piece {
  id: string;
  name: string;
  power: PowerId;
  /** 1 is the highest; 0 is a train */
  rank: number;
  start: string;
  min: number;
}

export interface Territory {
  id: string;
  name: string;
  home: PowerId | null;
  map: MapId;
}

export interface Sector {
  id: string;
  map: MapId;
  suit: SuitId;
  area: Area;
}

export interface Box {
  id: string;
  name: string;
  power: PowerId;
  x: number;
  y: number;
  width: number;
  height: number;
  /** how much of its height its name takes */
  head: number;
}

export interface Effect {
  verb: "income" | "cards" | "troops" | "controls" | "corps" | "joins";
  powers: PowerId[];
  number: number;
  city: string | null;
  lasting: boolean;
}

export interface Arrow {
  track: TrackId;
  steps: number[];
  barred: string | null;
}

export interface PoliticalCard {
  id: string;
  year: number;
  kind: "russia" | "italy" | "special" | "election";
  shields: PowerId[];
  instruction: Effect[];
  arrows: Arrow[];
}

export interface TrackBox {
  id: string;
  status: string | null;
  mark: string;
  cards: Partial<Record<PowerId, number>>;
  corps: PowerId[];
  victory: PowerId | null;
}

export interface Track {
  id: TrackId;
  boxes: TrackBox[];
}

export interface BoardData {
  areas: Record<MapId | "both", Area>;
  powers: { id: PowerId; code: string; markers: number }[];
  territories: Territory[];
  sectors: Sector[];
  cities: City[];
  roads: [string, string, number][];
  pieces: Piece[];
  boxes: Box[];
  political: PoliticalCard[];
  tracks: Track[];
  variants: Record<string, { turns: number; maps: MapId[] }>;
  texts: {
    /** What each kind of clause of an agreement names (M21.3), by its word. */
    clauses: Record<string, string[]>;
    train_price: number;
  };
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));

/** The board with its indexes. */
export class Atlas {
  readonly cities: Map<string, City>;
  readonly pieces: Map<string, Piece>;
  readonly territories: Map<string, Territory>;
  readonly political: Map<string, PoliticalCard>;
  readonly tracks: Map<string, Track>;
  private readonly mains: Set<string>;

  constructor(readonly data: BoardData) {
    this.cities = byId(data.cities);
    this.pieces = byId(data.pieces);
    this.territories = byId(data.territories);
    this.political = byId(data.political);
    this.tracks = byId(data.tracks);
    this.mains = new Set(data.roads.flatMap(([a, b, main]) => (main ? [`${a}:${b}`, `${b}:${a}`] : [])));
  }

  /** The turns of the game in which agreements are made. */
  get turns(): number {
    return this.data.variants.advanced?.turns ?? 0;
  }

  isMain(a: string, b: string): boolean {
    return this.mains.has(`${a}:${b}`);
  }

  /** The cities of the maps in play. */
  inPlay(view: MariaView): City[] {
    const flanders = view.pools !== undefined;
    return this.data.cities.filter((city) => flanders || city.map === "bohemia");
  }

  generals(power: PowerId): Piece[] {
    return this.data.pieces.filter((piece) => piece.power === power && piece.rank > 0);
  }

  trains(power: PowerId): Piece[] {
    return this.data.pieces.filter((piece) => piece.power === power && piece.rank === 0);
  }

  /** The off-map box where a piece is: a general is in that of his power, a train can only be in Silesia's. */
  boxOf(piece: Piece): Box | null {
    const fits = (box: Box) => (piece.rank ? box.power === piece.power && box.id !== "silesia" : box.id === "silesia");
    return this.data.boxes.find(fits) ?? null;
  }

  /** Where a piece stands on the sheet; null if it is nowhere on it. */
  pointOf(piece: Piece, place: string | undefined): Point | null {
    if (place === "box") {
      const box = this.boxOf(piece);
      return box && { x: box.x + box.width / 2, y: box.y + (box.head + box.height) / 2 };
    }
    return this.cities.get(place ?? "") ?? null;
  }
}

/** The pieces in a city, the commander of a stack first. */
export function piecesAt(atlas: Atlas, view: MariaView, city: string): Piece[] {
  const here = atlas.data.pieces.filter((piece) => view.place[piece.id] === city);
  return here.sort((a, b) => a.rank - b.rank || Number(view.senior.includes(b.id)) - Number(view.senior.includes(a.id)));
}

/** All occupied cities with their pieces. */
export function stacks(atlas: Atlas, view: MariaView): Map<string, Piece[]> {
  const cities = new Set(Object.values(view.place).filter((place) => atlas.cities.has(place)));
  return new Map([...cities].map((city) => [city, piecesAt(atlas, view, city)]));
}
