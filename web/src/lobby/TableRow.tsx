/** A table in a list: what is played, who sits there, whose move it is. */
import type { ComponentChildren } from "preact";
import { games } from "../api/games";
import type { ListedTable } from "../api/types";
import { Coat } from "../parts/Coat";
import { me } from "../session";
import { t } from "../texts/fluent";
import { botName } from "../texts/levels";
import { DueClock } from "./DueClock";
import { holder, myAsked, seatsInOrder } from "./lists";
import { tableTitle } from "./titles";
import { ago } from "./times";
import { ending, listed, played, seatName } from "./words";

interface Props {
  table: ListedTable;
  children?: ComponentChildren;
  /** Free seats are among the actions. */
  takenOnly?: boolean;
}

export function TableRow({ table, children, takenOnly = false }: Props) {
  const yours = table.your_move;
  const seats = seatsInOrder(table, games.value);
  const shown = takenOnly ? seats.filter((seat) => holder(table, seat).kind !== "free") : seats;
  return (
    <li class={`table-row ${yours ? "yours" : ""} ${takenOnly ? "joinable" : ""}`}>
      <div class="row-what">
        <a class="row-name" href={`/tables/${table.id}`}>
          {tableTitle(table)}
        </a>
        <span class="row-played">{played(table)}</span>
        <State table={table} />
      </div>
      <Holders table={table} seats={shown} />
      {children && <div class="row-actions">{children}</div>}
    </li>
  );
}

/** Whose move it is since when, how it ended, or since when it waits. */
function State({ table }: { table: ListedTable }) {
  const person = me.value?.id ?? "";
  if (table.outcome) {
    return (
      <span class="row-state">
        {ending(table)} <span class="row-when">{ago(table.changed_at)}</span>
      </span>
    );
  }
  if (table.status === "open") return <span class="row-state">{t("ui-row-open", { ago: ago(table.created_at) })}</span>;
  const names = (table.your_move ? myAsked(table, person) : table.asked).map((seat) => seatName(table.game, seat));
  return (
    <span class="row-state">
      {table.your_move && <strong class="row-call">{t("ui-your-move")}</strong>}
      {t(table.your_move ? "ui-row-yours" : "ui-row-waiting", { count: names.length, seats: listed(names), ago: ago(table.changed_at) })}
      {table.due_at !== null && <DueClock due={table.due_at} />}
    </span>
  );
}

/** The seats with their coats. A dot marks who is asked, besides the word for those who do not see it. */
export function Holders({ table, seats }: { table: ListedTable; seats: string[] }) {
  return (
    <ul class="holders" aria-label={t("ui-seats")}>
      {seats.map((seat) => (
        <li key={seat} class={table.asked.includes(seat) ? "asked" : undefined}>
          <Coat of={seat} game={table.game} />
          <span class="holder-seat">{seatName(table.game, seat)}</span>
          <span class="holder-name">{holderName(table, seat)}</span>
          {table.asked.includes(seat) && <span class="visually-hidden">{t("ui-is-asked")}</span>}
        </li>
      ))}
    </ul>
  );
}

function holderName(table: ListedTable, seat: string): string {
  const found = holder(table, seat);
  if (found.kind === "bot") return botName(found.level);
  if (found.kind === "person") return found.name;
  if (found.kind === "stand_in") return t("ui-stand-in", { name: found.name });
  return t(found.kind === "kept" ? "ui-seat-kept" : "ui-seat-free");
}
