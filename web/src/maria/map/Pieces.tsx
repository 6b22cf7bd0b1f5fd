/** What changes on the map, from the ground up. Each layer looks at its own part of the position only. */
import { useMemo } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { Glow } from "../../table/Glow";
import { BattleMark } from "./BattleMark";
import { CityHits } from "./CityHits";
import { Follow } from "./Follow";
import { Hussars } from "./Hussars";
import { Markers } from "./Markers";
import { Picked } from "./Picked";
import { Rings } from "./Rings";
import { Units } from "./Units";
import { Veil } from "./Veil";

export function Pieces({ desk }: { desk: Desk }) {
  // The same nodes for the same desk: when the table around the map changes, nothing here is compared again.
  return useMemo(
    () => (
      <g class="maria-pieces">
        <Follow desk={desk} />
        <Veil desk={desk} />
        <CityHits desk={desk} />
        <Markers desk={desk} />
        <BattleMark desk={desk} />
        <Picked desk={desk} />
        <Rings desk={desk} />
        <Hussars desk={desk} />
        <Units desk={desk} />
        <Glow desk={desk} radius={15} />
      </g>
    ),
    [desk],
  );
}
