/** A game looked at again, with slider, step keys, speed and perspective. */
import "../styles/table.css";
import "../styles/replay.css";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { PageProps } from "../App";
import { get } from "../api/http";
import { asRefusal, type Refusal } from "../api/refusal";
import type { About } from "../api/types";
import { useTitle } from "../parts/Page";
import { TroublePage } from "../parts/TroublePage";
import { go, place } from "../router";
import { Board } from "../table/Board";
import { Desk } from "../table/desk";
import { loadGame } from "../table/load";
import { Drawers } from "../table/Drawers";
import { useKeys } from "../table/keys";
import { StageFold } from "../table/StageFold";
import { tableName } from "../table/tableName";
import { OverlayBar } from "../table/OverlayBar";
import { rememberSeed } from "../table/seeds";
import { Told } from "../table/Told";
import { t } from "../texts/fluent";
import { Controls } from "./Controls";
import { Replay } from "./moment";

interface Opened {
  replay: Replay;
  desk: Desk;
}

export default function ReplayPage({ params: [table = ""] }: PageProps) {
  const opened = useSignal<Opened | null>(null);
  const trouble = useSignal<Refusal | null>(null);
  const tries = useSignal(0);
  const seat = useComputed(() => place.value.searchParams.get("seat")).value;
  useEffect(() => {
    let gone = false;
    open(table, seat).then(
      (made) => {
        if (gone) return made.desk.dispose();
        opened.peek()?.desk.dispose();
        opened.value = made;
      },
      (error: unknown) => {
        trouble.value = asRefusal(error);
      },
    );
    return () => {
      gone = true;
      trouble.value = null;
    };
  }, [table, seat, tries.value]);
  useEffect(() => () => opened.peek()?.desk.dispose(), []);
  if (trouble.value) return <TroublePage title={t("ui-replay")} refusal={trouble.value} onAgain={() => (tries.value += 1)} />;
  if (!opened.value || opened.value.replay.seat !== seat) return <p class="loading" role="status">{t("ui-loading")}</p>;
  return <Shown key={seat ?? ""} {...opened.value} />;
}

async function open(table: string, seat: string | null): Promise<Opened> {
  const about = await get<About>(`/api/tables/${table}`);
  rememberSeed(about);
  const game = await loadGame(about.game);
  const replay = new Replay(about, seat);
  await replay.show(Number(place.peek().searchParams.get("move")) || 0);
  return { replay, desk: new Desk(replay, game) };
}

function Shown({ replay, desk }: Opened) {
  useKeys(desk);
  const about = replay.about.value;
  useTitle(t("ui-replay-of", { table: about ? tableName(about) : "" }));
  // The address always names the moment that is shown, so that it can be given to others.
  useEffect(() => {
    const here = new URL(location.href);
    here.searchParams.set("move", String(replay.at.value));
    if (here.search !== location.search) go(here.pathname + here.search, true);
  }, [replay.at.value]);
  return (
    <div class={`table replay game-${desk.game.id}`} data-seat={replay.seat ?? ""}>
      <header class="top-bar">
        <a class="home" href={`/tables/${replay.table}`}>
          {t("ui-to-table")}
        </a>
        <div class="heading">{replay.position.value && <desk.game.Heading desk={desk} />}</div>
      </header>
      <main class="middle" id="content">
        <h1 class="visually-hidden">{t("ui-replay")}</h1>
        <Board desk={desk} />
        <OverlayBar desk={desk} />
        <Told desk={desk} />
      </main>
      <div class="bottom">
        {replay.position.value && <StageFold desk={desk} />}
        <Controls replay={replay} desk={desk} />
      </div>
      <Drawers desk={desk} />
    </div>
  );
}
