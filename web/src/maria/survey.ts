/** What the engine says of the position for overlays, plans and panels (see `kabinett/maria/surveys.py`). */
import type { Reason } from "../api/types";
import { surveyor } from "../table/survey";
import type { Candidate, PowerId, SuitId } from "./view";

export interface SupplyLine {
  city: string;
  supplied: boolean;
  cost: number | null;
  train: string | null;
  path: string[];
  length: number;
  hussars: string[];
  reason: Reason;
}
export interface PowerSupply {
  due: number;
  points: number | null;
  trains: Record<string, string>;
  generals: Record<string, SupplyLine>;
}
export type SupplySurvey = Partial<Record<PowerId, PowerSupply>>;

export interface Protection {
  controller: PowerId;
  protected: boolean;
  by: { piece: string; city: string; distance: number }[];
  question: PowerId | null;
}
export type ProtectionSurvey = Record<string, Protection>;

/** One city where a march can end, with the best way there. */
export interface End {
  moves: string[];
  path: string[];
  roads: number;
  left: number;
  conquers: string[];
  marks: string[];
  overruns: string[];
  removes: string[];
  joins: string[];
  enemies: string[];
  consent: string | null;
  wins: string[] | null;
}
export interface ReachSurvey {
  piece: string;
  seat: string;
  now: boolean;
  city: string | null;
  ordinary: Record<string, End>;
  forced: Record<string, End>;
}

export interface BattleSide {
  city: string;
  power: PowerId;
  seat: string;
  suit: SuitId;
  generals: string[];
  strength: number;
  score: number;
  cards: string[] | null;
}
export interface BattleSurvey {
  sides: BattleSide[];
  right: number | null;
  choices: Record<string, { value?: number; score?: number; right?: number; lost?: number }>;
}

export interface Markers {
  markers: number;
  pool: number;
  fortresses: string[];
  battles: number;
  boxes: string[];
  aside: number;
}
export type PoolsSurvey = Partial<Record<PowerId, Markers>>;
export type GoalsSurvey = Partial<Record<PowerId, { goal: number; taken: string[]; left: string[] }>>;

export interface ElectorsSurvey {
  needed: number;
  college: Record<string, { power: PowerId; seat: string; cast: Candidate | null; bound: Candidate | null }>;
  votes: Record<Candidate, number>;
  free: number;
}
export interface PricesSurvey {
  prices: { troop: number; train: number; corps?: number };
  points: Partial<Record<PowerId, number>>;
}

interface Kinds {
  supply: SupplySurvey;
  protection: ProtectionSurvey;
  reach: ReachSurvey;
  battle: BattleSurvey;
  pools: PoolsSurvey;
  goals: GoalsSurvey;
  electors: ElectorsSurvey;
  prices: PricesSurvey;
}

export const { survey, useSurvey } = surveyor<Kinds>();
