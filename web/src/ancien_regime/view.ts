/** The position of Ancien Régime as the server sends it to one perspective (see `kabinett/ancien_regime/state.py`). */
import type { Position } from "../api/types";
import type { Desk } from "../table/desk";

export type PowerId = "britain" | "prussia" | "austria" | "france" | "russia" | "spain" | "ottoman";
export type Status = "british" | "french" | "neutral" | "expansionist";
export type Field = "drill" | "taxation" | "subsidies" | "leadership" | "mobilisation" | "influence" | "movement";
export type Relation = "ally" | "war" | "peace";
export type Nobody = "nobody";
export type ByPower<T> = Record<PowerId, T>;

export interface Diplomacy {
  stage: "Diplomacy";
  part: "expulsion" | "choice" | "answers";
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
  held: boolean;
}
export interface Auction {
  stage: "Auction";
  minor: PowerId;
  bids: ByPower<number | null>;
  ready: PowerId[];
}
export interface Subsidies {
  stage: "Subsidies";
  power: PowerId;
  money: ByPower<number>;
  cards: ByPower<number[] | number>;
  recipient: PowerId | Nobody;
  offered: boolean;
}
export interface March {
  stage: "March";
  general: string;
  kind: "" | "march" | "sea" | "strategic";
  path: string[];
  chosen: boolean;
}
/** While support is declared (`Support`) there are no cards yet. */
export interface Battle {
  stage: "Battle" | "Support";
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
export type Stage = Diplomacy | Election | Auction | Subsidies | March | Battle | { stage: string };

export interface ArView {
  stages: Stage[];
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

/** The position, as this game knows it. */
export const viewOf = (position: Position): ArView => position as unknown as ArView;
export const arView = (desk: Desk): ArView => viewOf(desk.position);

/** The innermost stage of a kind that is going on. */
export function stageOf<T extends Stage>(view: ArView, ...names: T["stage"][]): T | null {
  return (view.stages.findLast((stage) => names.includes(stage.stage)) as T | undefined) ?? null;
}

/** The powers that a seat decides for now. */
export function powersOf(view: ArView, seat: string | null): PowerId[] {
  return (Object.keys(view.players) as PowerId[]).filter((power) => view.players[power] === seat);
}

/** The generals in a territory. */
export function generalsAt(view: ArView, territory: string): string[] {
  return Object.keys(view.place).filter((general) => view.place[general] === territory);
}
