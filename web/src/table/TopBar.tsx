/** The head of a table: who sits where, whose turn it is, whose time runs. */
import { Coat } from "../parts/Coat";
import { Icon } from "../parts/Icon";
import { ThemeButton } from "../parts/Page";
import type { About, Place } from "../api/types";
import { t } from "../texts/fluent";
import { botName } from "../texts/levels";
import { Clock } from "./Clock";
import type { Desk } from "./desk";
import type { Room } from "./room";

export function TopBar({ room, desk, about }: { room: Room; desk: Desk; about: About }) {
  return (
    <header class="top-bar">
      <a class="home" href="/" aria-label={t("ui-to-lobby")} title={t("ui-to-lobby")}>
        <Icon name="back" />
      </a>
      <div class="heading">{desk.view.position.value && <desk.game.Heading desk={desk} />}</div>
      {/* Seven seats are wider than a phone: the list takes the focus, so that arrow keys move it. */}
      <ul class="seats" aria-label={t("ui-seats")} tabIndex={0}>
        {Object.entries(about.seats).map(([seat, place]) => (
          <SeatTag key={seat} room={room} desk={desk} seat={seat} place={place} who={holder(about, place)} />
        ))}
      </ul>
      <LineState desk={desk} />
      <ThemeButton />
    </header>
  );
}

function holder(about: About, place: Place): string {
  if (place.bot) return botName(place.bot);
  return place.player ? about.people[place.player] || t("person-gone") : t("ui-nobody");
}

function SeatTag({ room, desk, seat, place, who }: { room: Room; desk: Desk; seat: string; place: Place; who: string }) {
  const asked = desk.view.waitingFor.value.includes(seat);
  const mine = room.seats.value.includes(seat);
  const shown = desk.view.seat === seat;
  return (
    <li class={`seat ${asked ? "asked" : ""} ${shown ? "shown" : ""}`}>
      <button type="button" disabled={!mine || shown} aria-current={shown} onClick={() => (room.curtain.value = seat)}>
        <Coat of={seat} game={desk.game.id} />
        <span class="seat-name">{desk.game.texts.name(seat)}</span>
        <span class="who">{who}</span>
        {asked && <span class="visually-hidden">{t("ui-seat-asked")}</span>}
      </button>
      <Clock place={place} />
    </li>
  );
}

/** Nothing is shown as long as all is well. */
function LineState({ desk }: { desk: Desk }) {
  const status = desk.view.status.value;
  if (status === "open") return <span class="line" role="status" />;
  return (
    <span class="line lost" role="status">
      {t(`ui-line-${status}`)}
    </span>
  );
}
