/** What can be pointed at on the map, and what pointing at it means. */
import type { Decision, Position } from "../api/types";
import type { Point, Spot } from "../table/game";
import type { Atlas } from "./board";
import { generalsAt, viewOf } from "./view";

const TO_TERRITORY = ["territory", "march", "sea", "strategic", "dismiss", "fortress"];
const OF_GENERAL = ["general", "troop", "remove", "place"];
const BESIDE = 14; // how far a general stands beside another where there is no place left

function parts(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Where an option lies on the map; generals who are not on it are buttons. */
export function spotOf(move: string, view: { place: Record<string, string> }, atlas: Atlas): Spot | null {
  const [verb, arg] = parts(move, " ");
  if (TO_TERRITORY.includes(verb)) return `territory:${arg}`;
  if (OF_GENERAL.includes(verb) && atlas.territories.has(view.place[arg] ?? "")) return `general:${arg}`;
  return null;
}

/** The move that pointing at a spot would mean now: the verb is that of the options of its kind. */
export function meantBy(spot: Spot, decision: Decision | null): string | null {
  const [kind, id] = parts(spot, ":");
  const verbs = new Set(decision?.options.map((move) => parts(move, " ")[0]));
  const own = kind === "territory" ? TO_TERRITORY : OF_GENERAL;
  const verb = own.find((one) => verbs.has(one)) ?? (kind === "territory" ? "territory" : "general");
  return `${verb} ${id}`;
}

/** The place of a general among those in his territory. */
export function standing(atlas: Atlas, position: Position, general: string): Point | null {
  const view = viewOf(position);
  const territory = atlas.territories.get(view.place[general] ?? "");
  if (!territory) return null;
  const all = generalsAt(view, territory.id);
  const number = all.indexOf(general);
  // The first place is that of a garrison or fortress, if there is one: it is also the one that covers the least.
  const held = view.garrisons[territory.id] !== undefined || view.fortresses.includes(territory.id);
  const places = held && territory.spots.length > 1 ? territory.spots.slice(1) : territory.spots;
  const [x, y] = places[number % places.length] ?? [territory.x, territory.y];
  const over = Math.floor(number / Math.max(1, places.length)) * BESIDE;
  return { x: x + over, y: y + over };
}

export function pointOf(atlas: Atlas, spot: Spot, position: Position): Point | null {
  const [kind, id] = parts(spot, ":");
  if (kind === "general") return standing(atlas, position, id);
  return atlas.territories.get(id) ?? null;
}
