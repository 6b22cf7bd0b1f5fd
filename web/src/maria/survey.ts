/** What the engine says of the position for overlays, plans and panels (see `kabinett/maria/surveys.py`). */
import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Reason } from "../api/types";
import type { Desk } from "../table/desk";
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
export async function survey<K extends keyof Kinds>(desk: Desk, kind: K, arg = ""): Promise<Kinds[K]> {
  return (await desk.view.survey(kind, arg)) as unknown as Kinds[K];
}

/** A survey that is asked anew whenever the position changes; null until the answer is there. */
export function useSurvey<K extends keyof Kinds>(desk: Desk, kind: K, arg: string | null = ""): Kinds[K] | null {
  const found = useSignal<Kinds[K] | null>(null);
  useEffect(() => {
    let current = 0;
    const ask = async (number: number, name: string) => {
      try {
        const answer = await survey(desk, kind, name);
        if (number === current) found.value = answer;
      } catch (error) {
        if (number === current) desk.fail(error);
      }
    };
    const stop = effect(() => {
      void desk.view.position.value;
      current += 1;
      if (arg === null) found.value = null;
      else void ask(current, arg);
    });
    return () => {
      current = -1;
      stop();
    };
  }, [desk, kind, arg]);
  return found.value;
}
