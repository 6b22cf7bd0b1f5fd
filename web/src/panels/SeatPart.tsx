/** What I can do with my seat, and with those that I own or host. */
import { useEffect } from "preact/hooks";
import { botLevels, loadGames } from "../api/games";
import type { About, Place } from "../api/types";
import { Button } from "../parts/Button";
import { Twice } from "../parts/Twice";
import { me } from "../session";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { levelName } from "../texts/levels";
import { act } from "./act";

export function SeatPart({ desk, about }: { desk: Desk; about: About }) {
  useEffect(() => void loadGames().catch((error: unknown) => desk.fail(error)), [desk]);
  if (about.status === "ended" || !me.value) return null;
  const host = about.host === me.value.id;
  return (
    <section>
      <h3>{t("ui-seats")}</h3>
      {Object.entries(about.seats).map(([seat, place]) => (
        <Seat key={seat} desk={desk} seat={seat} place={place} host={host} />
      ))}
      {host && <Close desk={desk} />}
    </section>
  );
}

function Seat({ desk, seat, place, host }: { desk: Desk; seat: string; place: Place; host: boolean }) {
  const person = me.value?.id;
  const mine = place.player === person || place.owner === person;
  const nobodys = !place.owner && !place.player;
  if (!mine && !(host && nobodys)) return null;
  const away = place.owner === person && place.player !== person;
  const send = (what: string, body?: unknown) => void act(desk, "POST", `seats/${seat}/${what}`, body ?? {});
  return (
    <div class="own-seat">
      <strong>{desk.game.texts.name(seat)}</strong>
      <div class="row">
        {away && <Button label={t("ui-seat-back")} onClick={() => send("back")} />}
        {!place.bot && botLevels.value.map((level) => (
          <Button key={level} label={t("ui-seat-to-bot", { level: levelName(level) })} onClick={() => send("bot", { level })} />
        ))}
        {host && nobodys && place.bot && <Button label={t("ui-seat-open")} onClick={() => send("open", { reserved: false })} />}
        {mine && <Twice label={t("ui-leave-seat")} sure={t("ui-leave-sure")} onDone={() => send("leave")} />}
        {mine && <Twice label={t("ui-resign")} sure={t("ui-resign-sure")} onDone={() => send("resign")} />}
      </div>
    </div>
  );
}

function Close({ desk }: { desk: Desk }) {
  const close = () => void act(desk, "POST", "close", {});
  return <Twice label={t("ui-close-table")} sure={t("ui-close-table-sure")} onDone={close} />;
}
