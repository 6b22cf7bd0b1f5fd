/** How far the game is: Round, Action Turn, and what is being done. */
import type { Desk } from "../table/desk";
import { t } from "./say";
import { arView, stageOf } from "./view";

const DOINGS = ["Diplomacy", "Election", "Auction", "Drill", "Subsidies", "Leadership", "Mobilisation", "Movement", "Battle", "Support"];

export function Heading({ desk }: { desk: Desk }) {
  const view = arView(desk);
  const doing = view.stages.findLast(({ stage }) => DOINGS.includes(stage))?.stage;
  const power = doing && (stageOf(view, doing) as { power?: string } | null)?.power;
  return (
    <>
      <strong>{t("ui-ar-when", { round: view.round, turn: view.turn })}</strong>
      {doing && <span class="doing"> · {t("ui-ar-doing", { what: t(`ui-ar-doing-${doing}`), power: power ? desk.game.texts.name(power) : "" })}</span>}
    </>
  );
}
