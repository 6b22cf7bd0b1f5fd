/** The crown of the Emperor, above the name of his Capital (C8.6). */
import type { Desk } from "../../table/desk";
import { Crown } from "../art";
import { europe } from "../ui";
import { viewOf } from "../view";

const SIZE = 34;

export function CrownMark({ desk }: { desk: Desk }) {
  const { atlas } = europe(desk);
  const capital = atlas.powers.get(viewOf(desk)?.crown ?? "")?.capital;
  const at = atlas.territories.get(capital ?? "")?.label;
  if (!at) return null;
  return (
    <g class="crown-mark" aria-hidden="true" data-spot={`territory:${capital}`} transform={`translate(${at[0]} ${at[1]})`}>
      <g class="counter">
        <g transform={`translate(${-SIZE / 2} ${-SIZE})`}>
          <Crown size={SIZE} />
        </g>
      </g>
    </g>
  );
}
