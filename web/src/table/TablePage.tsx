/** A table: the board, who sits at it, what is asked, and the drawers at the side. */
import "../styles/table.css";
import { useEffect, useMemo } from "preact/hooks";
import type { PageProps } from "../App";
import { Page, useTitle } from "../parts/Page";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/fluent";
import { Announcer } from "./Announcer";
import { Board } from "./Board";
import { Curtain } from "./Curtain";
import type { Desk } from "./desk";
import { Drawers } from "./Drawers";
import { useKeys } from "./keys";
import { OverlayBar } from "./OverlayBar";
import { Prompt } from "./Prompt";
import { Room } from "./room";
import { StageFold } from "./StageFold";
import { tableName } from "./names";
import { Told } from "./Told";
import { TopBar } from "./TopBar";
import { Waiting } from "./Waiting";

export default function TablePage({ params: [table = ""] }: PageProps) {
  const room = useMemo(() => new Room(table), [table]);
  useEffect(() => {
    window.addEventListener("online", room.retry);
    document.addEventListener("visibilitychange", room.retry);
    return () => {
      window.removeEventListener("online", room.retry);
      document.removeEventListener("visibilitychange", room.retry);
      room.close();
    };
  }, [room]);
  const trouble = room.trouble.value;
  if (trouble) {
    return (
      <Page title={t("ui-table")}>
        <p role="alert">
          <Sentence refusal={trouble} />
        </p>
      </Page>
    );
  }
  const desk = room.desk.value;
  const about = room.about.value;
  if (!desk || !about) return <p class="loading" role="status">{t("ui-loading")}</p>;
  return <Opened key={`${desk.view.seat}`} room={room} desk={desk} />;
}

function Opened({ room, desk }: { room: Room; desk: Desk }) {
  useKeys(desk);
  const about = room.about.value;
  useTitle(about ? tableName(about) : t("ui-table"));
  const open = desk.panel.value !== null;
  return (
    <div class={`table game-${desk.game.id} ${open ? "drawer-open" : ""}`}>
      <TopBar room={room} desk={desk} />
      <main class="middle" id="content">
        <h1 class="visually-hidden">{about && tableName(about)}</h1>
        {about?.status === "open" && <Waiting room={room} about={about} />}
        <Board desk={desk} />
        <OverlayBar desk={desk} />
        <Told desk={desk} />
      </main>
      <div class="bottom">
        {desk.view.position.value && <StageFold desk={desk} />}
        <Prompt desk={desk} />
      </div>
      <Drawers desk={desk} />
      <Announcer desk={desk} />
      <Curtain room={room} />
    </div>
  );
}
