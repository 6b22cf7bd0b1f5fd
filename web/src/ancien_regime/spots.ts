/** Which option lies where: territories and generals on the map, cards, powers and amounts on the stage; the rest are buttons. */
import type { Decision, Position } from "../api/types";
import type { Point, Spot } from "../table/game";
import type { Atlas } from "./board";
import { asView } from "./view";

const TO_TERRITORY = ["territory", "march", "sea", "strategic", "dismiss", "fortress"];
const OF_GENERAL = ["general", "troop", "remove", "place"];
/** What is a spot by its own verb, on the stage: `card:3`, `power:austria`, `money:spain:2`, `reveal:spain_2:1`. */
const ON_STAGE = ["card", "power", "expel", "status", "bid", "money", "cards", "reveal"];
/** Verbs without anything that they are about; they lie on the stage beside what else can be had. */
const DEEDS = ["draw", "morale"];

function parts(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** What a spot is: `territory:wien` is a territory called wien. */
export function readSpot(spot: Spot): { kind: string; id: string } {
  const [kind, id] = parts(spot, ":");
  return { kind, id };
}

export function spotOf(move: string, decision: Decision | null): Spot | null {
  const [verb, arg] = parts(move, " ");
  // A step of a strategic path to where one can march, too, is a button: to point at a territory is to march there.
  if (verb === "strategic" && decision?.options.includes(`march ${arg}`)) return null;
  if (TO_TERRITORY.includes(verb)) return `territory:${arg}`;
  if (OF_GENERAL.includes(verb)) return `general:${arg}`;
  if (ON_STAGE.includes(verb)) return `${verb}:${arg}`;
  return DEEDS.includes(verb) ? `do:${verb}` : null;
}

/** The move that pointing at a spot would mean now: the verb is that of the options of its kind. */
export function meantBy(spot: Spot, decision: Decision | null): string | null {
  const { kind, id } = readSpot(spot);
  const verbs = new Set(decision?.options.map((move) => parts(move, " ")[0]));
  const like = (all: string[]) => all.find((verb) => verbs.has(verb)) ?? all[0];
  if (kind === "territory") return `${like(TO_TERRITORY)} ${id}`;
  if (kind === "general") return `${like(OF_GENERAL)} ${id}`;
  if (kind === "held") return `card ${id}`;
  return kind === "do" ? id : `${kind} ${id}`;
}

/** The place of a spot on the sheet; null for what is not on the map. */
export function pointOf(atlas: Atlas, spot: Spot, position: Position): Point | null {
  const { kind, id } = readSpot(spot);
  if (kind === "territory") return atlas.territories.get(id) ?? null;
  const view = asView(position);
  return kind === "general" && view ? atlas.placeOf(view, id) : null;
}

export const territorySpots = (territories: string[]): Spot[] => territories.map((territory) => `territory:${territory}`);

/** Cards and bids are chosen by their value. */
export function numbered(digit: string, options: string[]): string | null {
  return options.find((move) => move === `card ${digit}` || move === `bid ${digit}`) ?? null;
}
