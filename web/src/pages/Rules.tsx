/** The rules of a game; every clause has an address. */
import { useEffect } from "preact/hooks";
import { games, loadGames } from "../api/games";
import { useAction } from "../lobby/action";
import { Trouble } from "../lobby/Form";
import { gameName } from "../lobby/words";
import { Page } from "../parts/Page";
import { RulesText } from "../rules/RulesText";
import { t } from "../texts/fluent";
import "../styles/lobby.css";

export default function Rules({ params: [game = "", clause = ""] }: { params: string[] }) {
  const loading = useAction();
  useEffect(() => void loading.run(loadGames), []);
  const known = games.value.some((one) => one.game === game);
  return (
    <Page wide title={known ? t("ui-rules-of", { game: gameName(game) }) : t("ui-rules")}>
      <nav class="rules-games" aria-label={t("ui-games")}>
        {games.value.map((one) => (
          <a key={one.game} href={`/rules/${one.game}`} aria-current={one.game === game ? "page" : undefined}>
            {gameName(one.game)}
          </a>
        ))}
      </nav>
      <Trouble action={loading} />
      <RulesText game={game} clause={clause} />
    </Page>
  );
}
