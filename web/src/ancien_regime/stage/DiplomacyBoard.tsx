/** Diplomacy: who wants which status, who is out of which Coalition, who still has to answer. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat } from "../art";
import { arView, type Diplomacy, type PowerId, type Status } from "../view";

export function DiplomacyBoard({ desk, stage }: { desk: Desk; stage: Diplomacy }) {
  const view = arView(desk);
  const majors = Object.keys(desk.view.about.value?.seats ?? {}) as PowerId[];
  return (
    <section class="diplomacy-board" aria-label={t("ui-ar-doing-Diplomacy")}>
      <table>
        <caption>{t(`ui-ar-diplomacy-${stage.part}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ui-ar-power")}</th>
            <th scope="col">{t("ui-ar-now")}</th>
            <th scope="col">{t("ui-ar-wants")}</th>
            <th scope="col">{t("ui-ar-closed")}</th>
            <th scope="col">{t("ui-ar-progress")}</th>
          </tr>
        </thead>
        <tbody>
          {majors.map((power) => (
            <tr key={power}>
              <th scope="row">
                <Coat of={power} size={18} /> {desk.game.texts.name(power)}
              </th>
              <td>{statusName(view.status[power])}</td>
              <td>{statusName(wanted(stage, power))}</td>
              <td>{(stage.closed[power] ?? []).map(statusName).join(", ")}</td>
              <td>{progress(stage, power)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a power wants: what all know, or what only these eyes do. */
function wanted(stage: Diplomacy, power: PowerId): Status | "none" {
  const open = stage.revealed[power];
  return open && open !== "none" ? open : (stage.wanted[power] ?? "none");
}

function statusName(status: Status | "none"): string {
  return status === "none" ? "" : t(`ui-ar-status-${status}`);
}

function progress(stage: Diplomacy, power: PowerId): string {
  if (stage.part === "answers") return stage.settled.includes(power) ? t("ui-ar-settled") : "";
  return stage.ready.includes(power) ? t("ui-ar-has-chosen") : t("ui-ar-is-choosing");
}

