/** Every territory in the colour of who controls it. */
import type { Desk } from "../../table/desk";
import { viewOf } from "../view";

export function Control({ desk }: { desk: Desk }) {
  return (
    <g class="overlay control" aria-hidden="true">
      {Object.entries(viewOf(desk)?.control ?? {}).map(([territory, power]) => (
        <use key={territory} class={`controlled power-${power}`} href={`#area-${territory}`} />
      ))}
    </g>
  );
}
