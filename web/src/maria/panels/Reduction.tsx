/** France's order to reduce its objectives: given, taken back, or carried out. */
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { Clause } from "../../parts/Clause";
import { t } from "../say";
import { stand } from "../ui";
import type { MariaView } from "../view";

const MOVES = ["reduce", "keep_objectives"];

export function Reduction({ desk, view }: { desk: Desk; view: MariaView }) {
  const move = desk.view.standing.value.find((one) => MOVES.includes(one));
  if (!move && view.reduction === "no") return null;
  return (
    <section class="reduction">
      <h3>{t("ui-maria-reduction")}</h3>
      <p>
        {t("ui-maria-reduction-state", { state: view.reduction })} <Clause id="M19.2" onOpen={(id) => desk.openClause(id)} />
      </p>
      {move && <Button label={t(`ui-maria-${move}`)} onClick={() => void stand(desk, move)} />}
    </section>
  );
}
