/** Which option lies where: cities and pieces on the map, cards and numbers on the stage; the rest are buttons. */
import type { Decision, Position } from "../api/types";
import type { Point, Spot } from "../table/game";
import { piecesAt, type Atlas } from "./board";
import { readCard } from "./cards";
import { asView } from "./view";

const ON_TABLE = new Set(["city", "piece", "card", "reserve", "value", "political"]);
/** Two generals in one city are told apart more easily by their names. */
const BY_NAME = new Set(["commander", "consent_commander"]);

const verbOf = (move: string) => move.split(" ")[0] ?? "";
const argOf = (move: string) => move.slice(verbOf(move).length + 1);

export const citySpots = (cities: string[]): Spot[] => cities.map((city) => `city:${city}`);

export function spotOf(move: string, decision: Decision | null): Spot | null {
  const verb = verbOf(move);
  if (!ON_TABLE.has(verb) || (verb === "piece" && BY_NAME.has(decision?.kind ?? ""))) return null;
  return `${verb}:${argOf(move)}`;
}

/** What a spot is: `city:breslau` is a city called breslau. */
export function readSpot(spot: Spot): { kind: string; id: string } {
  const [kind = "", ...rest] = spot.split(":");
  return { kind, id: rest.join(":") };
}

export function pointOf(atlas: Atlas, spot: Spot, position: Position): Point | null {
  const { kind, id } = readSpot(spot);
  if (kind === "city") return atlas.cities.get(id) ?? null;
  const piece = kind === "piece" ? atlas.pieces.get(id) : undefined;
  return piece ? atlas.pointOf(piece, asView(position)?.place[id]) : null;
}

/** What somebody who points at a spot would like to do; where nothing can be done, what he would like to know. */
export function meant(atlas: Atlas, spot: Spot, decision: Decision | null, position: Position): string | null {
  const { kind, id } = readSpot(spot);
  const verbs = new Set(decision?.options.map(verbOf));
  if (kind === "city") return meantCity(atlas, id, verbs, position);
  if (kind === "piece") return meantPiece(atlas, id, verbs, position);
  if (kind === "held") return `card ${readCard(id).face}`;
  return `${kind} ${id}`;
}

function meantCity(atlas: Atlas, id: string, verbs: Set<string>, position: Position): string | null {
  const view = asView(position);
  const first = view ? piecesAt(atlas, view, id)[0] : undefined;
  if (verbs.has("piece") && first) return `piece ${first.id}`;
  if (verbs.has("city") || verbs.has("piece")) return `city ${id}`;
  return atlas.cities.get(id)?.kind === "city" ? null : `conquer ${id}`;
}

function meantPiece(atlas: Atlas, id: string, verbs: Set<string>, position: Position): string | null {
  const place = asView(position)?.place[id] ?? "";
  if (verbs.has("piece")) return `piece ${id}`;
  if (verbs.has("city") && atlas.cities.has(place)) return `city ${place}`;
  return atlas.pieces.get(id)?.rank ? `supply ${id}` : null;
}
