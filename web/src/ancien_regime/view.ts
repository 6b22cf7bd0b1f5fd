/** The position of Ancien Régime as the server sends it to one perspective (see `kabinett/ancien_regime/state.py`). */
import type { Position } from "../api/types";
import type { Desk } from "../table/desk";

export type PowerId = "britain" | "prussia" | "austria" | "france" | "russia" | "spain" | "ottoman";
export type Status = "british" | "french" | "neutral" | "expansionist";
export const STATUSES: Status[] = ["british", "french", "neutral", "expansionist"];
/** Who leads a Coalition for ever (C7.2). */
export const LEADERS: Partial<Record<Status, PowerId>> = { british: "britain", french: "france" };
export type Field = "drill" | "taxation" | "subsidies" | "leadership" | "mobilisation" | "influence" | "movement";
export type Relation = "ally" | "war" | "peace";
export type Nobody = "nobody";
export type ByPower<T> = Record<PowerId, T>;

export interface Diplomacy {
  stage: "Diplomacy";
  part: "expulsion" | "choice" | "answers";
  /** Whom a Leader expels, as long as only he knows. */
  expelling: Partial<ByPower<PowerId[] | null>>;
  ready: PowerId[];
  wanted: ByPower<Status | "none" | null>;
  revealed: ByPower<Status | "none">;
  closed: ByPower<Status[]>;
  settled: PowerId[];
}
export interface Election {
  stage: "Election";
  votes: Partial<ByPower<PowerId>>;
}
export interface Auction {
  stage: "Auction";
  minor: PowerId;
  ready: PowerId[];
}
export interface Subsidies {
  stage: "Subsidies";
  power: PowerId;
  money: ByPower<number>;
  /** The cards, or for those who do not know them how many. */
  cards: ByPower<number[] | number>;
  recipient: PowerId | Nobody;
}
export interface Movement {
  stage: "Movement";
  power: PowerId;
  arbiter: PowerId | Nobody;
  turns: number;
}
export interface MovementTurn {
  stage: "MovementTurn";
  power: PowerId;
  moved: string[];
}
export interface March {
  stage: "March";
  general: string;
  path: string[];
}
export interface Battles {
  stage: "Battles";
  power: PowerId;
  pending: string[];
}
/** A battle; its cards there are only while they are played. */
export interface Battle {
  stage: "Battle" | "Support" | "Result";
  territory: string;
  attacker: string;
  defenders: string[];
  garrison: PowerId | Nobody;
  supporters: [string[], string[]];
  plays?: Record<string, number>;
  piles?: Record<string, number[] | number>;
  face_up?: Record<string, number[]>;
  passed?: PowerId[];
  pile?: string;
}
/** An action of a power (C9). */
export interface Action {
  stage: "Drill" | "Leadership" | "Mobilisation";
  power: PowerId;
}

interface Stages {
  Diplomacy: Diplomacy;
  Election: Election;
  Auction: Auction;
  Subsidies: Subsidies;
  Movement: Movement;
  MovementTurn: MovementTurn;
  March: March;
  Battles: Battles;
  Battle: Battle;
  Support: Battle;
  Result: Battle;
  Drill: Action;
  Leadership: Action;
  Mobilisation: Action;
}

export interface ArView {
  stages: { stage: string }[];
  round: number;
  turn: number;
  status: ByPower<Status>;
  controlled_by: ByPower<PowerId | Nobody>;
  guardian: ByPower<PowerId | Nobody>;
  morale: ByPower<number>;
  influence: ByPower<number>;
  money: ByPower<number>;
  place: Record<string, string>;
  troops: Record<string, number>;
  frederick: string;
  stuart: string;
  garrisons: Record<string, PowerId>;
  fortresses: string[];
  crown: PowerId | Nobody;
  hands: ByPower<number[] | number>;
  pile: number;
  discards: number[];
  control: Record<string, PowerId>;
  wheel: ByPower<Field>;
  players: ByPower<string>;
  tokens: ByPower<number>;
  taxes: ByPower<number>;
  extending: ByPower<number>;
  votes: Partial<ByPower<number>>;
  fortresses_left: number;
  relations: ByPower<Partial<ByPower<Relation>>>;
  turns_with: ByPower<number>;
  strengths: { attack?: number; defence?: number };
  prospects: Record<string, { consent: PowerId[]; battle: boolean }>;
}

/** The position, as this game knows it; null until there is one. */
export const asView = (position: Position | null): ArView | null =>
  position && "stages" in position ? (position as unknown as ArView) : null;
export const viewOf = (desk: Desk): ArView | null => asView(desk.view.position.value);

/** The innermost stage of a kind that is going on. */
export function stageOf<K extends keyof Stages>(view: ArView, name: K): Stages[K] | null {
  return (view.stages.findLast(({ stage }) => stage === name) as Stages[K] | undefined) ?? null;
}

/** The battle that is fought: while support is declared, cards are played, or its result is settled. */
export function battleOf(view: ArView): Battle | null {
  return stageOf(view, "Battle") ?? stageOf(view, "Support") ?? stageOf(view, "Result");
}

/** The powers that a seat decides for now. */
export function powersOf(view: ArView, seat: string | null): PowerId[] {
  return (Object.keys(view.players) as PowerId[]).filter((power) => view.players[power] === seat);
}

/** The generals in a territory. */
export function generalsAt(view: ArView, territory: string): string[] {
  return Object.keys(view.place).filter((general) => view.place[general] === territory);
}

/** How many cards a power holds: who does not know them knows their number. */
export function handSize(view: ArView, power: PowerId): number {
  return countOf(view.hands[power]);
}

export const countOf = (cards: number[] | number): number => (Array.isArray(cards) ? cards.length : cards);

export const powersIn = (view: ArView): PowerId[] => Object.keys(view.status) as PowerId[];
