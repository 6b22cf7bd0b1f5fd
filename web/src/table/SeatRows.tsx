/** The seats of a table with what can be done with them before the game begins. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { botLevels, loadGames } from "../api/games";
import { post } from "../api/http";
import type { About, Place } from "../api/types";
import { useAction, type Action } from "../lobby/action";
import { NameForm } from "../lobby/NameForm";
import { Button } from "../parts/Button";
import { Coat } from "../parts/Coat";
import { me } from "../session";
import { t } from "../texts/fluent";
import { botName, levelName } from "../texts/levels";
import type { Room } from "./room";

interface Props {
  about: About;
  seat: string;
  place: Place;
  action: Action;
}

export function SeatRows({ room, about, action }: { room: Room; about: About; action: Action }) {
  useEffect(() => void action.run(loadGames), []);
  return (
    <ul class="seat-rows">
      {Object.entries(about.seats).map(([seat, place]) => (
        <li key={seat}>
          <Coat of={seat} game={about.game} />
          <strong>{room.game.value?.texts.name(seat) ?? seat}</strong>
          <span class="who">{holder(about, place)}</span>
          <span class="seat-actions">
            <Own about={about} seat={seat} place={place} action={action} />
            {about.host !== null && about.host === me.value?.id && !place.player && (
              <Hosted about={about} seat={seat} place={place} action={action} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function holder(about: About, place: Place): string {
  if (place.bot) return botName(place.bot);
  if (place.player) return about.people[place.player] || t("person-gone");
  return t(place.reserved ? "ui-seat-kept" : "ui-seat-free");
}

const doWith = ({ about, seat, action }: Props, what: string, body: unknown = {}) =>
  void action.run(() => post(`/api/tables/${about.id}/seats/${seat}/${what}`, body));

/** Sit down, or stand up. A stranger says his name first. */
function Own(props: Props) {
  const naming = useSignal(false);
  const coming = useAction();
  const { about, place, action } = props;
  if (place.player) {
    const mine = place.player === me.value?.id;
    return mine ? <Button label={t("ui-leave-seat")} disabled={action.busy.value} onClick={() => doWith(props, "leave")} /> : null;
  }
  if (place.bot || place.reserved) return null;
  if (naming.value && !me.value) {
    return <NameForm action={coming} submit={t("ui-take-seat")} then={async () => doWith(props, "take")} game={about.game} />;
  }
  const sit = () => (me.value ? doWith(props, "take") : (naming.value = true));
  return <Button label={t("ui-take-seat")} disabled={action.busy.value} onClick={sit} />;
}

/** What the host does with a seat that nobody has: a bot, a link for a friend, or open it to all. */
function Hosted(props: Props) {
  const { about, seat, place, action } = props;
  const busy = action.busy.value;
  const levels = botLevels.value.filter((level) => level !== place.bot);
  return (
    <>
      {levels.map((level) => (
        <Button
          key={level}
          label={t("ui-seat-bot", { level: levelName(level) })}
          disabled={busy}
          onClick={() => doWith(props, "bot", { level })}
        />
      ))}
      {(place.bot || place.reserved) && <Button label={t("ui-seat-open")} disabled={busy} onClick={() => doWith(props, "open", { reserved: false })} />}
      {!place.bot && !place.reserved && <Button label={t("ui-seat-keep")} disabled={busy} onClick={() => doWith(props, "open", { reserved: true })} />}
      {!place.bot && <Invite table={about.id} seat={seat} action={action} />}
    </>
  );
}

/** A link to the seat, for one friend. */
function Invite({ table, seat, action }: { table: string; seat: string; action: Action }) {
  const address = useSignal("");
  const make = async () => {
    const link = await post<{ token: string }>(`/api/tables/${table}/links`, { role: "player", seat });
    address.value = `${location.origin}/join/${link.token}`;
  };
  if (!address.value) {
    return (
      <Button icon="link" label={t("ui-invite")} onClick={() => void action.run(make)}>
        {t("ui-invite")}
      </Button>
    );
  }
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
