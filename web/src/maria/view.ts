/** The position of Maria as the server sends it to one perspective (see `kabinett/maria/state.py` and `facts.py`). */
import type { Desk } from "../table/desk";
import type { Position } from "../api/types";

export type PowerId = "france" | "bavaria" | "prussia" | "saxony" | "pragmatic" | "austria";
export type SuitId = "spades" | "hearts" | "diamonds" | "clubs";
export type TrackId = "saxony" | "russia" | "italy";
export type Candidate = "karl" | "franz";
/** A city, or `box`, `eliminated`, `absent`. */
export type PlaceId = string;
export type Nobody = "nobody";

type ByPower<T> = Record<PowerId, T>;
/** An offer or a running agreement: number, who made it, to whom, its clauses as text. */
export type Deal = [number: number, by: string, to: string, clauses: string];
/** A subsidy: giver, receiver, card phases still covered. */
export type Contract = [giver: PowerId, receiver: PowerId, turns: number];

// -- where the game stands: the stages, the outer one first

export interface ActionStage {
  stage: "ActionStage";
  number: number;
  next_phase: number;
  powers: PowerId[];
}
export interface MovementPhase {
  stage: "MovementPhase";
  powers: PowerId[];
  turn: string;
  ended: string[];
  done: string[];
}
export interface March {
  stage: "March";
  piece: string;
  taken: number;
  forced: boolean;
  start: string;
}
export interface Battle {
  stage: "Battle";
  cities: [string, string];
  powers: [PowerId, PowerId];
  strengths: [number, number];
  /** of the attacker; the defender's is its negative */
  score: number;
  right: 0 | 1;
  played: string[];
}
export interface CombatPhase {
  stage: "CombatPhase";
  powers: PowerId[];
  pairs: [string, string][];
  attacker: string;
}
export interface Retreat {
  stage: "Retreat";
  start: string;
  winner: string;
  path: string[];
}
export interface PoliticsStage {
  stage: "PoliticsStage";
  phase: number;
  open: string[];
  trump: SuitId | "none" | Nobody;
  placing: number;
  placed: ByPower<string[] | number>;
  order: PowerId[];
  chosen: Record<string, PowerId>;
  arrows: Record<TrackId, number>;
}
export interface Execution {
  stage: "Execution";
  power: PowerId;
  card: string;
}
export interface Election {
  stage: "Election";
  votes: Record<string, Candidate>;
}
export interface Recruiting {
  stage: "Recruiting";
  power: PowerId;
  returning: string[];
  receiving: string[];
}
export interface SetUp {
  stage: "SetUp";
  placed: ByPower<number>;
}
export interface SupplyPhase {
  stage: "SupplyPhase";
  costs: Record<string, number>;
}
interface OtherStage {
  stage: "Course" | "Winter" | "HussarStage" | "CardPhase" | "Payment" | "TrainEntry" | "Division" | "Corps" | "Consent" | "PeaceOffer";
}
export type Stage =
  | ActionStage
  | MovementPhase
  | March
  | Battle
  | CombatPhase
  | Retreat
  | PoliticsStage
  | Execution
  | Election
  | Recruiting
  | SetUp
  | SupplyPhase
  | OtherStage;

export interface Income {
  cards: number;
  changes: Record<string, number>;
}

export interface MariaView {
  stages: Stage[];
  turn: number;
  place: Record<string, PlaceId>;
  /** null where somebody else knows it */
  troops: Record<string, number | null>;
  recruits: ByPower<number | null>;
  face_down: string[];
  moved: string[];
  senior: string[];
  hussars: PlaceId[];
  markers: Record<string, PowerId>;
  questions: Record<string, PowerId>;
  /** the cards of the own powers; of others how many they have */
  hands: ByPower<string[] | number>;
  pile: number;
  saxony: "prussian_ally" | "neutral" | "austrian_ally";
  prussia_neutral: boolean;
  peace_turn: number;
  tracks: Record<TrackId, number>;
  battle_boxes: ByPower<number>;
  emperor: PowerId | Nobody;
  italy: PowerId | Nobody;
  aside: ByPower<number>;
  reduction: string;
  victor: string;
  political_pile: number;
  election_pending: boolean;
  display: ByPower<string[]>;
  covered: ByPower<string[]>;
  in_force: string[];
  contracts: Contract[];
  offers: Deal[];
  agreements: Deal[];
  /** how many winters were scored; the scores are folded away */
  winter_scores: number | number[][];
  totals: Partial<ByPower<number>>;
  control: Record<string, PowerId>;
  goals: Partial<ByPower<{ taken: number; goal: number }>>;
  // of the advanced game
  players?: Partial<ByPower<string>>;
  pools?: Partial<ByPower<number>>;
  revealed?: string[];
  electors_box?: PowerId | Nobody;
  influence?: Partial<ByPower<number>>;
  incomes?: Partial<ByPower<Income>>;
  college?: Record<string, PowerId>;
}

/** The server's data are taken at their word: their shape is the engine's own declaration. */
export function asView(position: Position): MariaView | null {
  return "place" in position ? (position as unknown as MariaView) : null;
}

/** The position before us; components that read it are drawn again when it changes. */
export function viewOf(desk: Desk): MariaView | null {
  return asView(desk.view.position.value ?? {});
}

/** The innermost stage of a kind, if the game is in one. */
export function stageOf<K extends Stage["stage"]>(view: MariaView, kind: K): Extract<Stage, { stage: K }> | null {
  return (view.stages.findLast((stage) => stage.stage === kind) as Extract<Stage, { stage: K }> | undefined) ?? null;
}

/** Whether the game is inside a stage of this kind. */
export function isIn(view: MariaView, kind: Stage["stage"]): boolean {
  return view.stages.some((stage) => stage.stage === kind);
}

export const isAdvanced = (view: MariaView): boolean => view.pools !== undefined;

/** The powers that take part, in the board's order. */
export function powersOf(view: MariaView): PowerId[] {
  return Object.keys(view.totals) as PowerId[];
}

/** The powers whose cards are open to this perspective. */
export function ownPowers(view: MariaView): PowerId[] {
  return powersOf(view).filter((power) => Array.isArray(view.hands[power]));
}

export function handOf(view: MariaView, power: PowerId): string[] {
  const hand = view.hands[power];
  return Array.isArray(hand) ? hand : [];
}

export function handSize(view: MariaView, power: PowerId): number {
  const hand = view.hands[power];
  return Array.isArray(hand) ? hand.length : hand;
}

export const somebody = (power: PowerId | Nobody | undefined): PowerId | null =>
  power === undefined || power === "nobody" ? null : power;
