/** How far the game is: Round, Action Turn, and what is being done. */
import type { Desk } from "../table/desk";
import { t } from "./say";
import { stageOf, viewOf, type ArView } from "./view";

const DOINGS = ["Diplomacy", "Election", "Auction", "Drill", "Subsidies", "Leadership", "Mobilisation", "Movement"];

export function Heading({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  const name = (power: string) => desk.game.texts.name(power);
  return (
    <span class="europe-heading">
      <span class="turn">{t("ui-ar-when", { round: view.round, turn: view.turn })}</span>
      {phaseOf(view, name).map((part) => (
        <span key={part} class="phase">
          {part}
        </span>
      ))}
    </span>
  );
}

/** What is going on; of a battle only that it is, for there is little room. */
export function phaseOf(view: ArView, name: (power: string) => string): string[] {
  const battle = stageOf(view, "Battle") ?? stageOf(view, "Support");
  if (battle) return [t("ui-ar-battle-in", { territory: name(battle.territory) })];
  const action = stageOf(view, "Movement");
  if (action?.turns) return [t("ui-ar-movement-turn", { turn: action.turns, power: name(action.power) })];
  const doing = view.stages.find(({ stage }) => DOINGS.includes(stage)) as { stage: string; power?: string } | undefined;
  if (!doing) return stageOf(view, "MovementTurn") ? [t("ui-ar-doing-frederick")] : [];
  return [t("ui-ar-doing", { what: t(`ui-ar-doing-${doing.stage}`), power: doing.power ? name(doing.power) : "none" })];
}
