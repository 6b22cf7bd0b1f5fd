/** The seats of a table with what can be done with them before the game begins. */
import { useSignal } from "@preact/signals";
import { post } from "../api/http";
import type { About, Place } from "../api/types";
import { Button } from "../parts/Button";
import { Coat } from "../parts/Coat";
import { me } from "../session";
import { t } from "../texts/fluent";
import type { Room } from "./room";

type Act = (path: string, body?: unknown) => Promise<void>;

export function SeatRows({ room, about, act }: { room: Room; about: About; act: Act }) {
  return (
    <ul class="seat-rows">
      {Object.entries(about.seats).map(([seat, place]) => (
        <li key={seat}>
          <Coat of={seat} game={about.game} />
          <strong>{room.game.value?.texts.name(seat) ?? seat}</strong>
          <span class="who">{holder(about, place)}</span>
          <SeatActions about={about} seat={seat} place={place} act={act} />
        </li>
      ))}
    </ul>
  );
}

function holder(about: About, place: Place): string {
  if (place.bot) return t("ui-bot", { level: t(`ui-level-${place.bot}`) });
  if (place.player) return about.people[place.player] ?? "";
  return t(place.reserved ? "ui-seat-kept" : "ui-seat-free");
}

function SeatActions({ about, seat, place, act }: { about: About; seat: string; place: Place; act: Act }) {
  const person = me.value?.id;
  const host = about.host === person && person !== undefined;
  const free = !place.player && !place.bot;
  return (
    <span class="seat-actions">
      {free && !place.reserved && <Button label={t("ui-take-seat")} onClick={() => void act(`seats/${seat}/take`)} />}
      {place.player === person && person && <Button label={t("ui-leave-seat")} onClick={() => void act(`seats/${seat}/leave`)} />}
      {free && host && <Button label={t("ui-seat-bot")} onClick={() => void act(`seats/${seat}/bot`, { level: "random" })} />}
      {free && host && <Invite table={about.id} seat={seat} />}
    </span>
  );
}

/** A link to the seat, for one friend. */
function Invite({ table, seat }: { table: string; seat: string }) {
  const address = useSignal("");
  const make = async () => {
    const link = await post<{ url?: string; token: string }>(`/api/tables/${table}/links`, { role: "player", seat });
    address.value = `${location.origin}/join/${link.token}`;
  };
  if (!address.value) return <Button icon="link" label={t("ui-invite")} onClick={() => void make()}>{t("ui-invite")}</Button>;
  return (
    <input
      class="field link"
      readOnly
      aria-label={t("ui-invite-link")}
      value={address.value}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
