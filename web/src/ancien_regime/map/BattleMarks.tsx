/** Where a battle is fought, and where battles are due. */
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { useSight } from "../../table/Glow";
import { SWORDS } from "../art/shapes";
import { useSurvey } from "../survey";
import { europe } from "../ui";
import { battleOf, stageOf, viewOf } from "../view";

export function BattleMarks({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const moving = view !== null && ["MovementTurn", "Battles"].some((name) => view.stages.some(({ stage }) => stage === name));
  const due = useSurvey(desk, "battles", moving ? "" : null);
  if (!view) return null;
  const now = battleOf(view)?.territory;
  const waiting = new Set([...(due ?? []).map(({ territory }) => territory), ...(stageOf(view, "Battles")?.pending ?? [])]);
  return (
    <g class="battle-marks" aria-hidden="true">
      {[...waiting].filter((territory) => territory !== now).map((territory) => (
        <Mark key={territory} desk={desk} territory={territory} />
      ))}
      {now && <Now key={now} desk={desk} territory={now} />}
    </g>
  );
}

function Now({ desk, territory }: { desk: Desk; territory: string }) {
  const node = useRef<SVGGElement>(null);
  useSight(desk, `territory:${territory}`, node);
  return (
    <g ref={node}>
      <Mark desk={desk} territory={territory} now />
    </g>
  );
}

function Mark({ desk, territory, now = false }: { desk: Desk; territory: string; now?: boolean }) {
  const place = europe(desk).atlas.territories.get(territory);
  if (!place) return null;
  return (
    <g class={`battle-mark ${now ? "now" : ""}`}>
      <use href={`#area-${territory}`} />
      <g transform={`translate(${place.x} ${place.y})`}>
        <g class="counter">
          <g transform="translate(0 -34)">
            <circle r={14} />
            <path d={SWORDS} />
          </g>
        </g>
      </g>
    </g>
  );
}
