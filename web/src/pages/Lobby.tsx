/** The lobby: my tables, tables to join, games to begin, games to watch. */
import { useEffect, useMemo } from "preact/hooks";
import { games, loadGames } from "../api/games";
import { Refusal } from "../api/refusal";
import { Sentence } from "../parts/Sentence";
import { Tailpiece } from "../parts/Ornament";
import { Page } from "../parts/Page";
import { me } from "../session";
import { t } from "../texts/fluent";
import { GameCards } from "../lobby/GameCards";
import { Lists } from "../lobby/live";
import { FinishedTables, MyTables, OpenTables, RunningTables, Sandboxes, Section } from "../lobby/Sections";
import { TitlePage } from "../lobby/TitlePage";
import { haveWords, loadWords } from "../lobby/words";
import "../styles/lobby.css";

export default function Lobby() {
  const lists = useMemo(() => new Lists(), []);
  const person = me.value;
  useEffect(() => void Promise.all([loadWords(), loadGames()]).catch((error: unknown) => fail(lists, error)), []);
  useEffect(() => (person === undefined ? undefined : lists.follow(person !== null)), [person?.id, person === undefined]);
  if (person === undefined || !haveWords()) return <Page title={t("ui-lobby")}>{<Trouble lists={lists} />}</Page>;
  return (
    <Page title={t("ui-lobby")} heading={person ? <h1>{t("ui-greeting", { name: person.name })}</h1> : <TitlePage />}>
      <Trouble lists={lists} />
      {person && <MyTables lists={lists} />}
      <Section title={t("ui-games")}>
        <GameCards games={games.value} />
      </Section>
      <OpenTables lists={lists} />
      <RunningTables lists={lists} />
      <Sandboxes lists={lists} />
      <FinishedTables lists={lists} />
      <Tailpiece />
    </Page>
  );
}

function fail(lists: Lists, error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  lists.trouble.value = error;
}

/** What is shown may be old: the server does not answer. */
function Trouble({ lists }: { lists: Lists }) {
  const trouble = lists.trouble.value;
  if (!trouble) return null;
  return (
    <p class="trouble" role="alert">
      <Sentence refusal={trouble} />
    </p>
  );
}
