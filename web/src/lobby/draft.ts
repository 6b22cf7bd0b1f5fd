/** A table that somebody is about to lay: what is played, who sits where, how long one may think. */
import type { GameInfo, OptionInfo, TableInfo } from "../api/games";
import type { NewTable } from "../api/types";
import { STEADY } from "../texts/levels";
import { NO_CLOCK, type Clock } from "./clocks";

export type Value = string | number;
/** mine, open, link (kept for a friend), or `bot LEVEL` */
export type Holder = string;
/** Who plays with me: bots, anybody, friends whom I send links, or all of us at this screen. */
export type Company = "bots" | "open" | "link" | "screen";
export const COMPANIES: Company[] = ["bots", "open", "link", "screen"];

export interface Draft {
  game: GameInfo;
  options: Record<string, Value>;
  company: Company;
  seats: Record<string, Holder>;
  level: string;
  name: string;
  /** Whether others see the table; null as it suits the company. */
  visible: boolean | null;
  clock: Clock;
  onTimeout: string;
  autoStart: boolean;
}

/** A table with what the game presets, against steady bots: it could begin as it is. */
export function newDraft(game: GameInfo, levels: string[]): Draft {
  const options: Record<string, Value> = {};
  for (const [name, option] of Object.entries(game.options)) if (option.default !== null) options[name] = option.default;
  const level = levels.includes(STEADY) ? STEADY : (levels[0] ?? "");
  const rest = { name: "", visible: null, clock: NO_CLOCK, onTimeout: "nothing", autoStart: true };
  return withCompany({ game, options: fitting(game, options), company: "bots", seats: {}, level, ...rest }, "bots");
}

/** The seats that the options give. */
export function tableOf({ game, options }: Pick<Draft, "game" | "options">): TableInfo {
  const found = game.tables.find((table) => Object.entries(table.options).every(([name, value]) => options[name] === value));
  if (!found) throw new Error(`${game.game} has no table for these options`);
  return found;
}

/** Options of which there is a table: where there is none, with another number of players, or whatever else it takes. */
function fitting(game: GameInfo, options: Record<string, Value>, fixed = ""): Record<string, Value> {
  const agrees = (table: TableInfo) => Object.entries(table.options).filter(([name, value]) => options[name] === value).length;
  const allowed = game.tables.filter((table) => !fixed || table.options[fixed] === options[fixed]);
  const best = allowed.reduce((a, b) => (agrees(b) > agrees(a) ? b : a));
  return { ...options, ...best.options };
}

export function withOption(draft: Draft, name: string, value: Value): Draft {
  const options = { ...draft.options, [name]: value };
  const fixed = draft.game.tables.some((table) => name in table.options) ? name : "";
  const changed = { ...draft, options: fixed ? fitting(draft.game, options, fixed) : options };
  return fixed ? withCompany(changed, draft.company) : changed;
}

/** Seats for this company. Who chose a seat keeps it, if there is still such a seat. */
export function withCompany(draft: Draft, company: Company): Draft {
  const table = tableOf(draft);
  const names = Object.keys(table.seats);
  const before = names.filter((seat) => draft.seats[seat] === "mine");
  const mine = before.length === 1 && before[0] ? before[0] : table.person;
  const others = company === "bots" ? `bot ${draft.level}` : company === "screen" ? "mine" : company;
  return { ...draft, company, seats: Object.fromEntries(names.map((seat) => [seat, seat === mine ? "mine" : others])) };
}

/** Somebody else has a seat. Who sits down on another one leaves his own to who was there, unless all play here. */
export function withHolder(draft: Draft, seat: string, holder: Holder): Draft {
  const seats = { ...draft.seats };
  const mine = Object.keys(seats).filter((name) => seats[name] === "mine");
  const [own] = mine;
  if (holder === "mine" && draft.company !== "screen" && mine.length === 1 && own) seats[own] = seats[seat] ?? "open";
  seats[seat] = holder;
  return { ...draft, seats };
}

/** Bots of another level, everywhere. */
export function withLevel(draft: Draft, level: string): Draft {
  const change = (holder: Holder) => (holder.startsWith("bot ") ? `bot ${level}` : holder);
  const seats = Object.fromEntries(Object.entries(draft.seats).map(([seat, holder]) => [seat, change(holder)]));
  return { ...draft, level, seats };
}

/** Whether others see the table: those who want company are found, the others are left alone. */
export function isPublic(draft: Draft): boolean {
  return draft.visible ?? Object.values(draft.seats).includes("open");
}

/** What happens when the table is laid: it begins at once, or it waits for somebody. */
export function opening(draft: Draft): "bots" | "screen" | "mixed" | "waits" {
  const holders = Object.values(draft.seats);
  if (holders.some((holder) => holder === "open" || holder === "link")) return "waits";
  const mine = holders.filter((holder) => holder === "mine").length;
  if (!draft.autoStart) return "waits";
  if (mine === holders.length) return "screen";
  return mine > 1 ? "mixed" : "bots";
}

/** Options that are chosen by name or number. A board is a folder on the server's machine: nobody chooses it from here. */
export function choosable(draft: Draft): [string, OptionInfo][] {
  return Object.entries(draft.game.options).filter(([, option]) => applies(draft, option) && (option.values.length || option.most !== undefined));
}

function applies(draft: Draft, option: OptionInfo): boolean {
  return Object.entries(option.only ?? {}).every(([name, values]) => draft.options[name] !== undefined && values.includes(draft.options[name]));
}

/** What the server is asked for. */
export function request(draft: Draft): NewTable {
  const options: Record<string, Value> = {};
  for (const [name] of choosable(draft)) options[name] = draft.options[name] ?? "";
  const timed = draft.clock.kind !== "none";
  return {
    game: draft.game.game,
    options,
    name: draft.name.trim(),
    seats: draft.seats,
    public: isPublic(draft),
    clock: draft.clock,
    on_timeout: timed ? draft.onTimeout : "nothing",
    auto_start: draft.autoStart,
  };
}
