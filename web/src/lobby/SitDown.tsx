/** The free seats of an open table: one click and I sit there. A stranger is asked for a name in between. */
import { useSignal } from "@preact/signals";
import { games } from "../api/games";
import { post } from "../api/http";
import type { ListedTable } from "../api/types";
import { Button } from "../parts/Button";
import { Coat } from "../parts/Coat";
import { go } from "../router";
import { me } from "../session";
import { t } from "../texts/fluent";
import { useAction } from "./action";
import { Trouble } from "./Form";
import { freeSeats } from "./lists";
import { NameForm } from "./NameForm";
import { seatName } from "./words";

export function SitDown({ table, onRefused }: { table: ListedTable; onRefused(): void }) {
  const action = useAction();
  const wanted = useSignal<string | null>(null);
  const sit = async (seat: string) => {
    await post(`/api/tables/${table.id}/seats/${seat}/take`);
    go(`/tables/${table.id}`);
  };
  const choose = async (seat: string) => {
    if (!me.value) wanted.value = seat;
    else if (!(await action.run(() => sit(seat)))) onRefused();
  };
  const stranger = wanted.value !== null && !me.value;
  return (
    <>
      {freeSeats(table, games.value).map((seat) => (
        <Button
          key={seat}
          label={t("ui-sit-as", { seat: seatName(table.game, seat) })}
          disabled={action.busy.value}
          pressed={stranger ? wanted.value === seat : undefined}
          onClick={() => void choose(seat)}
        >
          <Coat of={seat} game={table.game} />
          {t("ui-sit-as", { seat: seatName(table.game, seat) })}
        </Button>
      ))}
      {stranger && <NameForm action={action} submit={t("ui-take-seat")} then={() => sit(wanted.value ?? "")} game={table.game} />}
      {!stranger && <Trouble action={action} game={table.game} />}
    </>
  );
}
