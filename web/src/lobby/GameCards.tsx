/** The games there are, each with its sign, its powers, and the way to a new table. */
import type { GameInfo } from "../api/games";
import { Coat } from "../parts/Coat";
import { Fortress, WindRose } from "../parts/Ornament";
import { t } from "../texts/fluent";
import { gameName, powerName } from "./words";

const SIGNS: Record<string, () => preact.JSX.Element> = { maria: Fortress, ancien_regime: WindRose };

export function GameSign({ game }: { game: string }) {
  const Sign = SIGNS[game];
  return Sign ? <Sign /> : null;
}

/** All powers that anybody plays at some table of the game. */
export function powersOf(game: GameInfo): string[] {
  return [...new Set(game.tables.flatMap((table) => Object.values(table.seats).flatMap((seat) => seat.powers)))];
}

export function CoatRow({ game, powers }: { game: string; powers: string[] }) {
  return (
    <ul class="coat-row">
      {powers.map((power) => (
        <li key={power} title={powerName(game, power)}>
          <Coat of={power} game={game} />
          <span class="visually-hidden">{powerName(game, power)}</span>
        </li>
      ))}
    </ul>
  );
}

export function GameCards({ games }: { games: GameInfo[] }) {
  return (
    <div class="game-cards">
      {games.map((game) => (
        <article key={game.game} class="game-card">
          <a class="game-choice" href={`/new?game=${game.game}`} aria-describedby={`about-${game.game}`}>
            <GameSign game={game.game} />
            <h3>{gameName(game.game)}</h3>
            <span class="game-call button">{t("ui-choose-game")}</span>
          </a>
          <p id={`about-${game.game}`}>{t(`ui-about-${game.game}`)}</p>
          <CoatRow game={game.game} powers={powersOf(game)} />
          <p>
            <a href={`/rules/${game.game}`}>{t("ui-rules-of", { game: gameName(game.game) })}</a>
          </p>
        </article>
      ))}
    </div>
  );
}
