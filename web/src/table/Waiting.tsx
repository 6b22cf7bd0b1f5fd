/** A table that has not begun: who is missing, how to sit down, how to invite. */
import { useSignal } from "@preact/signals";
import { post } from "../api/http";
import { Refusal } from "../api/refusal";
import type { About } from "../api/types";
import { Button } from "../parts/Button";
import { Sentence } from "../parts/Sentence";
import { me } from "../session";
import { t } from "../texts/fluent";
import { SeatRows } from "./SeatRows";
import type { Room } from "./room";

export function Waiting({ room, about }: { room: Room; about: About }) {
  const trouble = useSignal<Refusal | null>(null);
  const full = Object.values(about.seats).every((place) => place.player || place.bot);
  const act = async (path: string, body: unknown = {}) => {
    try {
      trouble.value = null;
      await post(`/api/tables/${about.id}/${path}`, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      trouble.value = error;
    }
  };
  return (
    <section class="waiting-room" aria-label={t("ui-waiting-room")}>
      <h2>{t("ui-waiting-room")}</h2>
      <SeatRows room={room} about={about} act={act} />
      {about.host === me.value?.id && (
        <Button kind="strong" label={t("ui-start")} disabled={!full} onClick={() => void act("start")} />
      )}
      {trouble.value && (
        <p class="trouble" role="alert">
          <Sentence refusal={trouble.value} texts={room.game.value?.texts} />
        </p>
      )}
    </section>
  );
}
