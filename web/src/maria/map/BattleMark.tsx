/** Where a battle is fought, and where battles still wait: a bar between the two cities. */
import type { Desk } from "../../table/desk";
import type { City } from "../board";
import { maria } from "../ui";
import { stageOf, viewOf } from "../view";

export function BattleMark({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  const battle = stageOf(view, "Battle");
  const waiting = stageOf(view, "CombatPhase")?.pairs ?? [];
  return (
    <g class="battle-marks" aria-hidden="true">
      {waiting.map(([a, b]) => (
        <Mark key={`${a}:${b}`} desk={desk} a={a} b={b} />
      ))}
      {battle && <Mark desk={desk} a={battle.cities[0]} b={battle.cities[1]} now />}
    </g>
  );
}

function Mark({ desk, a, b, now = false }: { desk: Desk; a: string; b: string; now?: boolean }) {
  const { cities } = maria(desk).atlas;
  const from = cities.get(a);
  const to = cities.get(b);
  if (!from || !to) return null;
  const { x, y } = middle(from, to);
  return (
    <g class={`battle-mark ${now ? "now" : ""}`}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <g transform={`translate(${x} ${y})`}>
        <path class="counter swords" d="M-6 -6L6 6M6 -6L-6 6M-7.5 3.5L-3.5 7.5M7.5 3.5L3.5 7.5" />
      </g>
    </g>
  );
}

const middle = (a: City, b: City) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
