/** Garrisons and fortresses. */
import type { Desk } from "../../table/desk";
import { Fortress, Garrison } from "../art";
import { standing } from "../board";
import { europe } from "../ui";
import { viewOf, type ArView } from "../view";

export function Holdings({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  const held = [...new Set([...Object.keys(view.garrisons), ...view.fortresses])];
  return (
    <g class="holdings" aria-hidden="true">
      {held.map((territory) => (
        <Holding key={territory} desk={desk} view={view} territory={territory} />
      ))}
    </g>
  );
}

function Holding({ desk, view, territory }: { desk: Desk; view: ArView; territory: string }) {
  const place = europe(desk).atlas.territories.get(territory);
  const garrison = view.garrisons[territory];
  const { x, y } = standing(view, territory).held;
  if (!place) return null;
  return (
    <g class="holding" data-spot={`territory:${territory}`} transform={`translate(${place.x} ${place.y})`}>
      <g class="counter">
        <g class="stand" style={{ transform: `translate(${x}px, ${y}px)` }}>
          {view.fortresses.includes(territory) && <Fortress />}
          {garrison && <Garrison power={garrison} />}
        </g>
      </g>
    </g>
  );
}
