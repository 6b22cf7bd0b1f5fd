/** Diplomacy (C7.3): the four statuses with who is in them, whom a Leader may expel, and how far everybody is. */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { Coat } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import { powersIn, STATUSES, stageOf, viewOf, type ArView, type Diplomacy, type PowerId } from "../view";
import { Progress } from "./DiplomacyProgress";
import { Row, Rows } from "./Rows";
import { Zone } from "./Zone";

export function DiplomacySheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const stage = view && stageOf(view, "Diplomacy");
  if (!view || !stage) return null;
  return (
    <Sheet title={t(`ui-ar-diplomacy-${stage.part}`)} class="diplomacy-board">
      {stage.part === "answers" && <Progress desk={desk} view={view} stage={stage} />}
      {desk.decision.value?.kind === "expulsion" && <Members desk={desk} view={view} stage={stage} />}
      <Rows label={t("ui-ar-status")} class="zones">
        {STATUSES.map((status) => (
          <Zone key={status} desk={desk} view={view} status={status} />
        ))}
      </Rows>
      {stage.part !== "answers" && <Progress desk={desk} view={view} stage={stage} />}
    </Sheet>
  );
}

/** Whom the Leader may expel, and whom he does already. */
function Members({ desk, view, stage }: { desk: Desk; view: ArView; stage: Diplomacy }) {
  const decision = desk.decision.value;
  if (!decision) return null;
  const leader = decision.seat as PowerId;
  const gone = stage.expelling[leader] ?? [];
  const members = powersIn(view).filter((power) => power !== leader && view.status[power] === view.status[leader]);
  return (
    <Rows label={t("ui-ar-members")}>
      {members.map((power) => (
        <Row
          key={power}
          desk={desk}
          spot={`expel:${power}`}
          sign={<Coat of={power} size={22} />}
          name={desk.game.texts.name(power)}
          facts={gone.includes(power) ? t("ui-ar-expelled") : europe(desk).facts(`expel ${power}`, decision, desk.position)}
        />
      ))}
    </Rows>
  );
}
