/** Whom to name as Arbiter (C9.8.2): how each stands to the mover, and what it could grant. */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { Coat, RelationSign } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import { powersIn, viewOf, type PowerId, type Relation } from "../view";
import { Row, Rows } from "./Rows";

export function ArbiterSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const decision = desk.decision.value;
  if (!view || decision?.kind !== "arbiter") return null;
  const mover = decision.params.power as PowerId;
  return (
    <Sheet title={t("ui-ar-arbiter")} class="arbiter-board">
      <p class="hint">{t("ui-ar-arbiter-hint")}</p>
      <Rows label={t("ui-ar-arbiter")}>
        {powersIn(view).filter((power) => power !== mover).map((power) => (
          <Candidate key={power} desk={desk} power={power} relation={view.relations[mover][power] ?? "peace"} />
        ))}
      </Rows>
    </Sheet>
  );
}

function Candidate({ desk, power, relation }: { desk: Desk; power: PowerId; relation: Relation }) {
  const { texts, facts } = europe(desk);
  const decision = desk.decision.value;
  const told = decision ? facts(`power ${power}`, decision, desk.position) : "";
  return (
    <Row desk={desk} spot={`power:${power}`} sign={<Coat of={power} size={22} />} name={texts.name(power)} facts={told}>
      <span class="relation">
        <RelationSign relation={relation} size={15} /> {t(`ui-ar-relation-${relation}`)}
      </span>
    </Row>
  );
}
