/** What can be put into the gaps of a clause. Whether it can be agreed is for the rules to say. */
import type { Desk } from "../../table/desk";
import { SUITS } from "../cards";
import { t } from "../say";
import { maria } from "../ui";
import { powersOf, stageOf, type MariaView, type PowerId } from "../view";

export interface Choice {
  value: string;
  name: string;
}

const CANDIDATES = ["karl", "franz"];
const REGIONS = ["silesia", "core_austria", "austrian_netherlands", "flanders_map", "bohemia_map"];
const LONGEST_SUBSIDY = 12;

const named = (values: string[], name: (value: string) => string): Choice[] =>
  values.map((value) => ({ value, name: name(value) }));
const numbers = (first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => String(first + number));

/** The list for a gap with one value; null for gaps that are filled in otherwise. */
export function choicesFor(desk: Desk, view: MariaView, slot: string): Choice[] | null {
  const { words, atlas } = maria(desk);
  switch (slot) {
    case "power":
      return named(powersOf(view), (power) => words.name(power));
    case "until":
      return named(numbers(view.turn, atlas.turns), (turn) => t("ui-maria-until-turn", { turn }));
    case "turns":
      return named(numbers(1, LONGEST_SUBSIDY), (turns) => t("ui-maria-turns", { turns: Number(turns) }));
    case "candidate":
      return named(CANDIDATES, (candidate) => t(`candidate-${candidate}`));
    case "suit":
      return named(SUITS, (suit) => t(`suit-${suit}`));
    case "seat":
      return named(seatsOf(view), (seat) => words.name(seat));
    case "card":
      return named(openCards(view), (card) => words.political(card));
    case "agreement":
      return view.agreements.map(([number, , , clauses]) => ({ value: String(number), name: `${number}: ${clauses}` }));
    default:
      return null;
  }
}

export function seatsOf(view: MariaView): string[] {
  return [...new Set(Object.values(view.players ?? {}))];
}

function openCards(view: MariaView): string[] {
  const politics = stageOf(view, "PoliticsStage");
  const executing = stageOf(view, "Execution");
  return [...(politics?.open ?? []), ...(executing ? [executing.card] : [])];
}

/** Places that can be named: home countries and other regions, then cities; of fortresses only those. */
export function placesFor(desk: Desk, view: MariaView, fortresses: boolean, regions: boolean): Choice[] {
  const { words, atlas } = maria(desk);
  const lands = regions ? [...powersOf(view), ...REGIONS] : [];
  const cities = atlas.inPlay(view).filter((city) => !fortresses || city.kind !== "city");
  return [...named(lands, (id) => words.region(id)), ...cities.map(({ id, name }) => ({ value: id, name }))];
}

/** What can be done with a card: choose, avoid, discard it, or use certain parts. */
export function deedsFor(desk: Desk, card: string): Choice[] {
  const { atlas } = maria(desk);
  const found = atlas.political.get(card);
  const arrows = (found?.arrows ?? []).flatMap(({ track, steps }) =>
    steps.map((step) => `${track}:${step < 0 ? "left" : "right"}`),
  );
  const parts = [...(found?.instruction.length ? ["instruction"] : []), ...arrows];
  return [
    ...named(["choose", "avoid", "discard"], (deed) => t(`ui-maria-deed-${deed}`)),
    ...named(parts, (part) => partName(part)),
  ];
}

function partName(part: string): string {
  const [track, way] = part.split(":");
  if (way === undefined) return t("part-instruction");
  return t("part-arrow", { track: t(`track-${track}`), direction: t(`direction-${way}`) });
}

/** Subsidies between powers of one player, as standing moves: `contract prussia:saxony:3`. */
export interface OwnContract {
  giver: PowerId;
  receiver: PowerId;
  turns: number;
  move: string;
}

export function ownContracts(standing: string[]): OwnContract[] {
  return standing
    .filter((move) => move.startsWith("contract "))
    .map((move) => {
      const [giver, receiver, turns] = move.slice(9).split(":");
      return { giver: giver as PowerId, receiver: receiver as PowerId, turns: Number(turns), move };
    });
}

