/** What changes on the map: who controls what, garrisons and fortresses, generals, and the territories as choices. */
import type { Desk } from "../table/desk";
import { SpotMark } from "../table/SpotMark";
import { Fortress, Garrison, GeneralToken } from "./art";
import type { Atlas, Territory } from "./board";
import { standing } from "./spots";
import { arView, type ArView } from "./view";

export function makePieces(atlas: Atlas) {
  return function Pieces({ desk }: { desk: Desk }) {
    const view = arView(desk);
    if (!view.place) return null;
    return (
      <g class="pieces">
        {atlas.data.territories.map((territory) => (
          <TerritorySpot key={territory.id} desk={desk} territory={territory} view={view} />
        ))}
        {atlas.data.generals.map(({ id, power }) => {
          const at = standing(atlas, desk.position, id);
          return (
            at && (
              <SpotMark key={id} desk={desk} spot={`general:${id}`} x={at.x} y={at.y} class={`general power-${power}`}>
                <g class="counter">
                  <GeneralToken power={power} troops={view.troops[id] ?? 0} frederick={view.frederick === id} stuart={id === "stuart"} />
                  <circle class="halo" r={24} />
                </g>
              </SpotMark>
            )
          );
        })}
      </g>
    );
  };
}

/** A territory: its garrison and fortress; all of its land can be pointed at. */
function TerritorySpot({ desk, territory, view }: { desk: Desk; territory: Territory; view: ArView }) {
  const { id, x, y } = territory;
  const garrison = view.garrisons[id];
  const fortress = view.fortresses.includes(id);
  return (
    <SpotMark desk={desk} spot={`territory:${id}`} class={`territory ${garrison ? `held power-${garrison}` : ""}`}>
      <use class="halo land" href={`#area-${id}`} />
      {(garrison || fortress) && (
        <g transform={`translate(${x} ${y})`}>
          <g class="counter">
            {fortress && <Fortress />}
            {garrison && <Garrison power={garrison} />}
          </g>
        </g>
      )}
    </SpotMark>
  );
}
