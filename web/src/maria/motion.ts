/** The roads that pieces have taken. */
import type { GameEvent } from "../api/types";

/** The cities that a piece has come through by what has just happened; only its start and end if nothing tells more. */
export function wayOf(piece: string, from: string, to: string, news: GameEvent[]): string[] {
  const way = [from];
  for (const { kind, params } of news) {
    if (kind === "moved" && params.piece === piece && params.start === way.at(-1)) way.push(String(params.city));
    if (kind === "retreated" && Array.isArray(params.path) && params.path[0] === way.at(-1) && includes(params.pieces, piece)) {
      way.push(...params.path.slice(1));
    }
  }
  return way.at(-1) === to ? way : [from, to];
}

const includes = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one);
