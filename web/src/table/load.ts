/** A game's part of the client, loaded when a table of it is opened. */
import { get, text } from "../api/http";
import { unreachable } from "../api/refusal";
import type { GameUi } from "./game";

const MAKERS: Record<string, () => Promise<{ make(board: unknown, map: string): Promise<GameUi> }>> = {
  maria: () => import("../maria"),
  ancien_regime: () => import("../ancien_regime"),
};
const loaded = new Map<string, Promise<GameUi>>();

/** The client's half of a game. Everything it needs is asked for at once. */
export function loadGame(game: string): Promise<GameUi> {
  let made = loaded.get(game);
  if (!made) {
    made = fetchGame(game);
    loaded.set(game, made);
    made.catch(() => loaded.delete(game)); // the next try may find the server again
  }
  return made;
}

async function fetchGame(game: string): Promise<GameUi> {
  const maker = MAKERS[game];
  if (!maker) throw new Error(`this client does not know the game ${game}`);
  const [part, board, map] = await Promise.all([
    maker().catch(() => Promise.reject(unreachable())),
    get<unknown>(`/api/games/${game}/board`),
    text(`/api/games/${game}/map.svg`),
  ]);
  return part.make(board, map);
}
