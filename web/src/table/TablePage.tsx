/** A table: the board, who sits at it, what is asked, and the drawers at the side. */
import "../styles/table.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { PageProps } from "../App";
import type { About } from "../api/types";
import { TroublePage } from "../parts/TroublePage";
import { place } from "../router";
import { t } from "../texts/fluent";
import { Announcer } from "./Announcer";
import { Board } from "./Board";
import { useCall } from "./call";
import { Curtain } from "./Curtain";
import type { Desk } from "./desk";
import { Drawers } from "./Drawers";
import { useKeys } from "./keys";
import { OverlayBar } from "./OverlayBar";
import { Prompt } from "./Prompt";
import { Room } from "./room";
import { StageFold } from "./StageFold";
import { tableName } from "./tableName";
import { Told } from "./Told";
import { TopBar } from "./TopBar";
import { Waiting } from "./Waiting";

export default function TablePage({ params: [table = ""] }: PageProps) {
  const found = useSignal<Room | null>(null);
  useLayoutEffect(() => {
    const room = new Room(table, place.peek().searchParams.get("seat"));
    found.value = room;
    const looked = () => document.hidden || room.retry();
    window.addEventListener("online", looked);
    document.addEventListener("visibilitychange", looked);
    return () => {
      window.removeEventListener("online", looked);
      document.removeEventListener("visibilitychange", looked);
      room.close();
    };
  }, [table]);
  const room = found.value;
  if (room?.trouble.value) return <TroublePage title={t("ui-table")} refusal={room.trouble.value} onAgain={room.retry} />;
  // Before the table is known "the game has not begun" would be wrong of most, and some drawers would come later than others.
  if (!room?.desk.value || !room.about.value || room.silent.value) return <p class="loading" role="status">{t("ui-loading")}</p>;
  return <Opened key={`${room.desk.value.view.seat}`} room={room} desk={room.desk.value} about={room.about.value} />;
}

function Opened({ room, desk, about }: { room: Room; desk: Desk; about: About }) {
  useKeys(desk);
  useCall(tableName(about), room.asked.value);
  return (
    <div class={`table game-${desk.game.id}`}>
      <TopBar room={room} desk={desk} about={about} />
      <main class="middle" id="content">
        <h1 class="visually-hidden">{tableName(about)}</h1>
        {about.status === "open" && <Waiting room={room} about={about} />}
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
