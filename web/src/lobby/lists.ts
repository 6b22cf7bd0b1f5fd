/** What a list of tables shows, and in which order. */
import type { GameInfo } from "../api/games";
import type { ListedTable } from "../api/types";

export type Holder =
  | { kind: "person"; name: string }
  | { kind: "stand_in"; name: string } // a bot plays, but the seat is somebody's
  | { kind: "bot"; level: string }
  | { kind: "kept" | "free" };

/** My tables: those where I am asked first, the most urgent and the longest waiting at the top; then those that run. */
export function inMyOrder(tables: ListedTable[]): ListedTable[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || within(a, b));
}

function rank(table: ListedTable): number {
  if (table.your_move) return 0;
  return table.status === "running" ? 1 : 2;
}

function within(a: ListedTable, b: ListedTable): number {
  if (!a.your_move) return b.changed_at - a.changed_at;
  return (a.due_at ?? Infinity) === (b.due_at ?? Infinity) ? a.changed_at - b.changed_at : (a.due_at ?? Infinity) - (b.due_at ?? Infinity);
}

/** Who has a seat. */
export function holder(table: ListedTable, seat: string): Holder {
  const place = table.seats[seat];
  const person = place?.player ?? place?.owner;
  const name = person ? table.people[person] : undefined;
  if (name) return { kind: place?.bot ? "stand_in" : "person", name };
  if (place?.bot) return { kind: "bot", level: place.bot };
  return { kind: place?.reserved ? "kept" : "free" };
}

/** The seats in the order of the game; the server lists them by name. */
export function seatsInOrder(table: Pick<ListedTable, "game" | "options" | "seats">, games: GameInfo[]): string[] {
  const infos = games.find(({ game }) => game === table.game)?.tables ?? [];
  const info = infos.find(({ options }) => Object.entries(options).every(([name, value]) => table.options[name] === value));
  const order = Object.keys(info?.seats ?? {});
  return Object.keys(table.seats).sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The seats that anybody can take. */
export function freeSeats(table: ListedTable, games: GameInfo[]): string[] {
  if (table.status !== "open") return [];
  return seatsInOrder(table, games).filter((seat) => holder(table, seat).kind === "free");
}

/** My seats that are asked. */
export function myAsked(table: ListedTable, person: string): string[] {
  return table.asked.filter((seat) => table.seats[seat]?.player === person);
}

/** Whether I have a seat there. */
export function seated(table: ListedTable, person: string | undefined): boolean {
  return person !== undefined && Object.values(table.seats).some((place) => place.player === person || place.owner === person);
}
