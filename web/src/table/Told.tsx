/** The note beside what was pointed at: what it is, and why it is no choice. */
import { Button } from "../parts/Button";
import { Clause } from "../parts/Clause";
import { Pieces } from "../parts/Pieces";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";

export function Told({ desk }: { desk: Desk }) {
  const told = desk.told.value;
  if (!told) return null;
  const { reason, spot } = told;
  return (
    <div class="told" role="status">
      <p class="what">{desk.game.describe(spot, desk.position)}</p>
      {reason && (
        <p class="why">
          <Pieces pieces={desk.game.texts.reason(reason)} />{" "}
          <Clause id={reason.clause} onOpen={(clause) => desk.openClause(clause)} />
        </p>
      )}
      <Button class="close" kind="quiet" icon="close" label={t("ui-close")} onClick={() => desk.hush()} />
    </div>
  );
}
