/** How far Diplomacy is: who has chosen, who wants what, and what is closed to whom. */
import type { Desk } from "../../table/desk";
import { Coat } from "../art";
import { t } from "../say";
import { LEADERS, type ArView, type Diplomacy, type PowerId, type Status } from "../view";

export function Progress({ desk, view, stage }: { desk: Desk; view: ArView; stage: Diplomacy }) {
  const seats = Object.keys(desk.view.about.value?.seats ?? {}) as PowerId[];
  const leaders = Object.values(LEADERS);
  const asked = desk.decision.value?.params.power;
  return (
    <ul class="progress" aria-label={t("ui-ar-progress")}>
      {seats.filter((power) => leaders.includes(power) === (stage.part === "expulsion")).map((power) => (
        <li key={power} class={`${isDone(stage, power) ? "done" : ""} ${asked === power ? "now" : ""}`}>
          <Coat of={power} size={18} /> {desk.game.texts.name(power)} <em>{state(view, stage, power).join(t("list-comma"))}</em>
        </li>
      ))}
    </ul>
  );
}

function isDone(stage: Diplomacy, power: PowerId): boolean {
  return (stage.part === "answers" ? stage.settled : stage.ready).includes(power);
}

function state(view: ArView, stage: Diplomacy, power: PowerId): string[] {
  const wish = wanted(stage, power);
  const closed = (stage.closed[power] ?? []).map((status) => t("ui-ar-closed", { status: name(status) }));
  const wants = wish && wish !== view.status[power] ? [t("ui-ar-wants", { status: name(wish) })] : wish ? [t("ui-ar-stays")] : [];
  if (stage.part === "answers") return [...wants, ...closed, ...(isDone(stage, power) ? [t("ui-ar-settled")] : [])];
  return [...wants, ...closed, t(isDone(stage, power) ? "ui-ar-has-chosen" : "ui-ar-is-choosing")];
}

/** What a power wants: what all know, or what only these eyes do. */
export function wanted(stage: Diplomacy, power: PowerId): Status | null {
  const open = stage.revealed[power];
  const wish = open && open !== "none" ? open : stage.wanted[power];
  return wish && wish !== "none" ? wish : null;
}

const name = (status: Status): string => t(`ui-ar-status-${status}`);
