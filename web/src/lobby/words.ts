/** Names of seats, powers, options and endings, from each game's own words. */
import { signal } from "@preact/signals";
import type { ListedTable } from "../api/types";
import type { Catalogue } from "../texts/catalogue";
import { loadGameWords, t } from "../texts/fluent";
import { loadCoats } from "./coats";
import { locale } from "./times";

const GAMES = ["maria", "ancien_regime"];
const known = signal<Record<string, Catalogue> | null>(null);
let asked: Promise<void> | null = null;

/** Fetch them once; nothing that names a seat is shown before. Coats may come later. */
export function loadWords(): Promise<void> {
  void loadCoats();
  asked ??= Promise.all(GAMES.map(async (game) => [game, await loadGameWords(game)] as const)).then((loaded) => {
    known.value = Object.fromEntries(loaded);
  });
  return asked;
}

export const haveWords = (): boolean => known.value !== null;

/** A message of a game. */
export function worded(game: string, id: string): string {
  const words = known.value?.[game];
  return words?.has(id.split(".")[0] ?? "") ? words.format(id) : t(id);
}

export const gameName = (game: string): string => t(`game-${game}`);

/** A seat by its name; in games where a seat is a power, by the power's. */
export function seatName(game: string, seat: string): string {
  return worded(game, known.value?.[game]?.has(`seat-${seat}`) ? `seat-${seat}` : `power-${seat}`);
}

export const powerName = (game: string, power: string): string => worded(game, `power-${power}`);
export const optionName = (game: string, option: string): string => worded(game, `choice-${option}`);
export const optionHelp = (game: string, option: string): string => worded(game, `choice-${option}.help`);

/** What an option can be; numbers that have no name of their own are shown as they are. */
export function valueName(game: string, option: string, value: string | number): string {
  const id = `choice-${option}-${value}`;
  return known.value?.[game]?.has(id) ? worded(game, id) : String(value);
}

/** What is played at a table, in one line: the game, its variant or scenario, how many play. */
export function played(table: { game: string; options: Record<string, string | number> }): string {
  const parts = Object.entries(table.options)
    .filter(([option]) => option in LINES)
    .map(([option, value]) => LINES[option]?.(table.game, value) ?? "");
  return [gameName(table.game), ...parts.filter(Boolean)].join(t("ui-between"));
}

// Which options are told of a table in a list; the others are told at the table.
const LINES: Record<string, (game: string, value: string | number) => string> = {
  variant: (game, value) => valueName(game, "variant", value),
  scenario: (game, value) => valueName(game, "scenario", value),
  players: (_, value) => t("ui-players", { count: Number(value) }),
};

/** How a game ended. */
export function ending(table: ListedTable): string {
  const { outcome, game } = table;
  if (!outcome) return "";
  const winners = listed(outcome.winners.map((seat) => seatName(game, seat)));
  return t("ui-ending", { count: outcome.winners.length, winners, reason: worded(game, `outcome-${outcome.reason}`) });
}

/** Names as a list in a sentence. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}
