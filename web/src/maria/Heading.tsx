/** How far the game is: turn and year, whose stage, which phase. */
import type { Desk } from "../table/desk";
import { t } from "./say";
import { maria } from "./ui";
import { isAdvanced, isIn, stageOf, viewOf, type MariaView } from "./view";

const FIRST_YEAR = 1741;
const TURNS_A_YEAR = 3;
const PHASES = ["cards", "supply", "movement", "combat", "conquest"];

export function Heading({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  const { words } = maria(desk);
  return (
    <span class="maria-heading">
      <span class="turn">{t("ui-maria-turn", { turn: view.turn, year: yearOf(view.turn) })}</span>
      {phaseOf(view, (power) => words.name(power)).map((part) => (
        <span key={part} class="phase">
          {part}
        </span>
      ))}
      {asides(desk, view).map((part) => (
        <span key={part} class="aside">
          {part}
        </span>
      ))}
    </span>
  );
}

/** Three turns are a year; the winter follows the third. */
export function yearOf(turn: number): string {
  return String(FIRST_YEAR + Math.floor((turn - 1) / TURNS_A_YEAR));
}

/** The stage and phase in words, outer ones first. */
export function phaseOf(view: MariaView, name: (power: string) => string): string[] {
  if (isIn(view, "SetUp")) return [t("ui-maria-setup")];
  if (isIn(view, "PoliticsStage")) return [t("ui-maria-politics")];
  if (isIn(view, "HussarStage")) return [t("ui-maria-hussars")];
  if (isIn(view, "Election")) return [t("ui-maria-election")];
  const action = stageOf(view, "ActionStage");
  if (!action) return isIn(view, "Winter") ? [t("ui-maria-winter")] : [];
  // The number is that of the phase which comes next.
  const phase = PHASES[action.next_phase - 1];
  return [action.powers.map(name).join(t("list-comma")), ...(phase ? [t(`ui-maria-phase-${phase}`)] : [])];
}

/** What one should not forget: the trump while it counts, the last victor, a neutral Prussia, a coming election. */
function asides(desk: Desk, view: MariaView): string[] {
  if (!isAdvanced(view)) return [];
  const { words } = maria(desk);
  const politics = stageOf(view, "PoliticsStage");
  const trump = politics && politics.trump !== "nobody" ? [t("ui-maria-trump", { suit: words.suit(politics.trump) })] : [];
  return [
    ...trump,
    ...(politics && view.victor !== "nobody" ? [t("ui-maria-victor", { seat: words.name(view.victor) })] : []),
    ...(view.election_pending && !isIn(view, "Election") ? [t("ui-maria-election-pending")] : []),
    ...(view.prussia_neutral ? [t("ui-maria-prussia-neutral")] : []),
  ];
}
