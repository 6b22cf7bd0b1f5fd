/** What can be played on this server: asked once. */
import { signal } from "@preact/signals";
import { get } from "./http";

export interface OptionInfo {
  values: (string | number)[];
  default: string | number | null;
  least?: number;
  most?: number;
  /** The values of other options with which it can be chosen. */
  only?: Record<string, (string | number)[]>;
}

export interface TableInfo {
  options: Record<string, string | number>;
  seats: Record<string, { powers: string[] }>;
  person: string;
}

export interface GameInfo {
  game: string;
  options: Record<string, OptionInfo>;
  tables: TableInfo[];
}

export const games = signal<GameInfo[]>([]);
export const botLevels = signal<string[]>([]);
let asked: Promise<void> | null = null;

/** Fetch the list; the next call after a failure tries again. */
export function loadGames(): Promise<void> {
  asked ??= fetchGames().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchGames(): Promise<void> {
  const told = await get<{ games: GameInfo[]; bots: { level: string }[] }>("/api/games");
  games.value = told.games;
  botLevels.value = told.bots.map(({ level }) => level);
}
