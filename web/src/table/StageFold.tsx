/** The stage above the prompt. On a phone it is folded away while nothing on it is asked for: the board needs the room. */
import "../styles/stage.css";
import { useSignal } from "@preact/signals";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";

export function StageFold({ desk }: { desk: Desk }) {
  const wanted = useSignal<{ question: number; open: boolean } | null>(null);
  const question = desk.view.question.value;
  const chosen = wanted.value?.question === question ? wanted.value.open : null;
  const open = chosen ?? asksForStage(desk);
  return (
    <div class={`stage-fold ${open ? "unfolded" : ""}`}>
      <Button
        class="fold"
        kind="quiet"
        icon="cards"
        label={t("ui-stage")}
        pressed={open}
        onClick={() => (wanted.value = { question, open: !open })}
      >
        {t("ui-stage")}
      </Button>
      <div class="stage-body">
        <desk.game.Stage desk={desk} />
      </div>
    </div>
  );
}

/** Whether a choice lies on what is folded; what lies on sheets or on the map is in sight anyway. */
function asksForStage(desk: Desk): boolean {
  return [...desk.spots.value.keys()].some((spot) => /^(card|value):/.test(spot));
}
