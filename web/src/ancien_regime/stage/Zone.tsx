/** A status: what it means, who has it now, and who has to accept it. A choice while statuses are chosen. */
import { Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import { Coat, StatusSign } from "../art";
import { t } from "../say";
import { LEADERS, powersIn, stageOf, type ArView, type PowerId, type Status } from "../view";

export function Zone({ desk, view, status }: { desk: Desk; view: ArView; status: Status }) {
  const decision = desk.decision.value;
  const chooser = decision?.kind === "status" ? (decision.params.power as PowerId) : null;
  const name = t(`ui-ar-status-${status}`);
  const members = membersOf(view, status);
  const notes = [t(`ui-ar-meaning-${status}`), ...(chooser ? terms(desk, view, status, chooser) : [])];
  const inside = (
    <>
      <StatusSign status={status} size={24} />
      <b>{name}</b>
      <span class="members">
        {members.map((power) => (
          <Coat key={power} of={power} size={18} />
        ))}
        {!members.length && t("ui-nobody")}
      </span>
      {notes.map((note) => (
        <span key={note} class="row-facts">
          {note}
        </span>
      ))}
    </>
  );
  const names = members.map((power) => desk.game.texts.name(power)).join(t("list-comma")) || t("ui-nobody");
  const label = [name, names, ...notes].join(t("list-semicolon"));
  if (chooser) {
    return (
      <Choosable desk={desk} spot={`status:${status}`} class={`zone ${status}`} label={label}>
        {inside}
      </Choosable>
    );
  }
  return (
    <div class={`zone ${status}`}>
      <span class="visually-hidden">{label}</span>
      <span class="inside" aria-hidden="true">
        {inside}
      </span>
    </div>
  );
}

/** Who has a status now; a power that was expelled, or whose Major was, has it no more (C7.3.2, C12.4.1). */
export function membersOf(view: ArView, status: Status): PowerId[] {
  const closed = stageOf(view, "Diplomacy")?.closed;
  const expelled = (power: PowerId) => closed?.[view.controlled_by[power] as PowerId]?.includes(status) ?? false;
  return powersIn(view).filter((power) => view.status[power] === status && !expelled(power));
}

/** What it takes to have a status: nothing where one has it, else the word of a Leader (C7.3.4). */
function terms(desk: Desk, view: ArView, status: Status, power: PowerId): string[] {
  if (view.status[power] === status) return [t("ui-ar-as-now")];
  const leader = LEADERS[status];
  return leader ? [t("ui-ar-has-to-accept", { power: desk.game.texts.name(leader) })] : [];
}
