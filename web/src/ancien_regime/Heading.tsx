/** How far the game is: Round, Action Turn, what is being done, and in which Movement Turn. */
import type { Desk } from "../table/desk";
import { t } from "./say";
import { stageOf, viewOf, type ArView } from "./view";

const DOINGS = ["Diplomacy", "Election", "Auction", "Drill", "Subsidies", "Leadership", "Mobilisation", "Movement", "Battle", "Support"];

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

/** What is going on, outer things first. */
export function phaseOf(view: ArView, name: (power: string) => string): string[] {
  const doing = view.stages.find(({ stage }) => DOINGS.includes(stage)) as { stage: string; power?: string } | undefined;
  const battle = stageOf(view, "Battle") ?? stageOf(view, "Support");
  const frederick = !doing && stageOf(view, "MovementTurn") ? [t("ui-ar-doing-frederick")] : [];
  const what = doing ? [t("ui-ar-doing", { what: t(`ui-ar-doing-${doing.stage}`), power: doing.power ? name(doing.power) : "none" })] : [];
  return [
    ...what,
    ...frederick,
    ...movement(view, name),
    ...(battle ? [t("ui-ar-battle-in", { territory: name(battle.territory) })] : []),
  ];
}

function movement(view: ArView, name: (power: string) => string): string[] {
  const action = stageOf(view, "Movement");
  if (!action?.turns) return [];
  return [t("ui-ar-movement-turn", { turn: action.turns, arbiter: action.arbiter === "nobody" ? "none" : name(action.arbiter) })];
}
