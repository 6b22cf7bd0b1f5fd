/** A new table: the game, the variant, and it can begin. Everything else is preset and can be changed. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { botLevels, games, loadGames } from "../api/games";
import { post } from "../api/http";
import type { About } from "../api/types";
import { ClockChoice } from "../lobby/ClockChoice";
import type { ClockName } from "../lobby/clocks";
import { type Draft, isPublic, newDraft, opening, request } from "../lobby/draft";
import { Check, Field, Form, Radios, Trouble } from "../lobby/Form";
import { GameSign } from "../lobby/GameCards";
import { guestName } from "../lobby/NameForm";
import { OptionFields } from "../lobby/OptionFields";
import { SeatChoices } from "../lobby/SeatChoices";
import { type Action, useAction } from "../lobby/action";
import { gameName, haveWords, loadWords } from "../lobby/words";
import { SwelledRule } from "../parts/Ornament";
import { Page } from "../parts/Page";
import { go, place } from "../router";
import { comeAsGuest, me } from "../session";
import { t } from "../texts/fluent";
import "../styles/lobby.css";

export default function NewTable() {
  const loading = useAction();
  useEffect(() => void loading.run(() => Promise.all([loadWords(), loadGames()])), []);
  const chosen = place.value.searchParams.get("game");
  const game = games.value.find((one) => one.game === chosen);
  return (
    <Page title={t("ui-new-table")}>
      <Trouble action={loading} />
      {haveWords() && games.value.length > 0 && (
        <>
          <Radios
            legend={t("ui-which-game")}
            size="large"
            value={game?.game ?? null}
            choices={games.value.map((one) => ({
              value: one.game,
              label: gameName(one.game),
              text: t(`ui-about-${one.game}`),
              picture: <GameSign game={one.game} />,
            }))}
            onChange={(name) => go(`/new?game=${name}`, chosen !== null)}
          />
          {game && <Laying key={game.game} first={newDraft(game, botLevels.value)} />}
        </>
      )}
    </Page>
  );
}

function Laying({ first }: { first: Draft }) {
  const draft = useSignal(first);
  const clock = useSignal<ClockName>("none");
  const laying = useAction();
  const change = (next: Draft) => (draft.value = next);
  const lay = async () => {
    if (!me.peek()) await comeAsGuest(guestName.peek());
    const table = await post<About>("/api/tables", request(draft.peek()));
    go(`/tables/${table.id}`);
  };
  const begins = opening(draft.value);
  return (
    <Form action={laying} work={lay} strong submit={t(`ui-lay-${begins}`)} label={t("ui-new-table")}>
      <SwelledRule />
      <div class="laying">
        <div>
          <OptionFields draft={draft.value} onChange={change} />
        </div>
        <div>
          <SeatChoices draft={draft.value} onChange={change} />
        </div>
      </div>
      <details class="further">
        <summary>{t("ui-further")}</summary>
        <ClockChoice draft={draft.value} onChange={change} chosen={clock.value} onChoose={(name) => (clock.value = name)} />
        <Further draft={draft} laying={laying} />
      </details>
      {me.value === null && (
        <Field name="name" label={t("ui-your-name")} value={guestName} action={laying} required maxLength={40} autoComplete="nickname" help={t("ui-play-now-text")} />
      )}
    </Form>
  );
}

/** Its name, who sees it, and who lets it begin. */
function Further({ draft, laying }: { draft: Signal<Draft>; laying: Action }) {
  const name = useSignal(draft.value.name);
  useEffect(() => void (draft.value = { ...draft.peek(), name: name.value }), [name.value]);
  return (
    <>
      <Field name="title" label={t("ui-table-name")} value={name} action={laying} maxLength={80} help={t("ui-table-name-help")} />
      <Check
        label={t("ui-public")}
        help={t("ui-public-text")}
        checked={isPublic(draft.value)}
        onChange={(visible) => (draft.value = { ...draft.value, visible })}
      />
      <Check
        label={t("ui-auto-start")}
        help={t("ui-auto-start-text")}
        checked={draft.value.autoStart}
        onChange={(autoStart) => (draft.value = { ...draft.value, autoStart })}
      />
    </>
  );
}
