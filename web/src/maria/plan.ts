/** Marches that are planned before they are sent: where a piece could go, by which way, and what would come of it. */
import type { Decision } from "../api/types";
import type { Desk } from "../table/desk";
import type { Route, Spot } from "../table/game";
import { readSpot } from "./spots";
import { survey, type End } from "./survey";
import { maria } from "./ui";
import type { Words } from "./words";

export function plans(decision: Decision): boolean {
  return decision.kind === "movement";
}

/** The ends of an ordinary move; by forced march those that can be reached in no other way. */
export async function routes(desk: Desk, spot: Spot): Promise<Map<Spot, Route>> {
  const { words } = maria(desk);
  const found = await survey(desk, "reach", readSpot(spot).id);
  const forced = Object.entries(found.forced).filter(([city]) => !(city in found.ordinary));
  return new Map([
    ...Object.entries(found.ordinary).map(([city, end]) => [`city:${city}`, route(words, end, false)] as const),
    ...forced.map(([city, end]) => [`city:${city}`, route(words, end, true)] as const),
  ]);
}

function route(words: Words, end: End, forced: boolean): Route {
  return {
    moves: end.moves,
    places: end.path.slice(1).map((city) => `city:${city}`),
    notes: notes(words, end, forced),
  };
}

/** What is told of a way before it is taken. */
export function notes(words: Words, end: End, forced: boolean): string[] {
  const names = (ids: string[]) => words.list(ids.map((id) => words.name(id)));
  const told: [key: string, ids: string[]][] = [
    ["conquers", end.conquers],
    ["marks", end.marks],
    ["overruns", end.overruns],
    ["removes", end.removes],
    ["joins", end.joins],
    ["enemies", end.enemies],
    ["consent", end.consent ? [end.consent] : []],
    ["wins", end.wins ?? []],
  ];
  const city = words.name(end.path.at(-1) ?? "");
  return [
    words.t(forced ? "ui-maria-route-forced" : "ui-maria-route", { city, roads: end.roads, left: end.left }),
    ...told.filter(([, ids]) => ids.length).map(([key, ids]) => words.t(`ui-maria-route-${key}`, { names: names(ids) })),
  ];
}
