/** The sectors with their suits, strong: with which cards one fights where. */
import { useMemo } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { SIGNS } from "../cards";
import { maria } from "../ui";
import { isAdvanced, viewOf } from "../view";

export function Sectors({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const advanced = view !== null && isAdvanced(view);
  return useMemo(() => {
    const sectors = maria(desk).atlas.data.sectors.filter(({ map }) => advanced || map === "bohemia");
    return (
      <g class="overlay sectors" aria-hidden="true">
        {sectors.map(({ id, suit, area: [x, y, width, height] }) => (
          <g key={id} class={`sector suit-${suit}`}>
            <rect x={x} y={y} width={width} height={height} />
            <text x={x + width / 2} y={y + height / 2}>
              {SIGNS[suit]}
            </text>
          </g>
        ))}
      </g>
    );
  }, [desk, advanced]);
}
