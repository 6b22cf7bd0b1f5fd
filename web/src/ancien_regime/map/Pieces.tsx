/** What changes on the map, from the ground up. Each layer looks at its own part of the position only. */
import { useMemo } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { Glow } from "../../table/Glow";
import { Attend } from "./Attend";
import { BattleMarks } from "./BattleMarks";
import { CrownMark } from "./CrownMark";
import { Generals } from "./Generals";
import { Holdings } from "./Holdings";
import { Lands } from "./Lands";
import { Subject } from "./Subject";

export function Pieces({ desk }: { desk: Desk }) {
  // The same nodes for the same desk: when the table around the map changes, nothing here is compared again.
  return useMemo(
    () => (
      <g class="europe-pieces">
        <Attend desk={desk} />
        <Lands desk={desk} />
        <CrownMark desk={desk} />
        <Subject desk={desk} />
        <Holdings desk={desk} />
        <BattleMarks desk={desk} />
        <Generals desk={desk} />
        <Glow desk={desk} radius={30} />
      </g>
    ),
    [desk],
  );
}
