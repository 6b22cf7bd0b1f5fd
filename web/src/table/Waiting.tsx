/** A table that has not begun: who is missing, how to sit down, how to invite. */
import { post } from "../api/http";
import type { About } from "../api/types";
import { useAction } from "../lobby/action";
import { Button } from "../parts/Button";
import { Sentence } from "../parts/Sentence";
import { me } from "../session";
import { t } from "../texts/fluent";
import type { Room } from "./room";
import { SeatRows } from "./SeatRows";

export function Waiting({ room, about }: { room: Room; about: About }) {
  const action = useAction();
  const full = Object.values(about.seats).every((place) => place.player || place.bot);
  const start = () => action.run(() => post(`/api/tables/${about.id}/start`));
  return (
    <section class="waiting-room" aria-label={t("ui-waiting-room")}>
      <h2>{t("ui-waiting-room")}</h2>
      <SeatRows room={room} about={about} action={action} />
      {about.host === me.value?.id && (
        <Button kind="strong" label={t("ui-start")} disabled={!full || action.busy.value} onClick={() => void start()} />
      )}
      {action.trouble.value && (
        <p class="trouble" role="alert">
          <Sentence refusal={action.trouble.value} texts={room.game.value?.texts} />
        </p>
      )}
    </section>
  );
}
