/** The generals with their troops. Several in one territory stand side by side; on their way they go from land to land. */
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import type { Point, Spot } from "../../table/game";
import { useTravel } from "../../table/motion";
import { interactivePiece } from "../../table/SpotMark";
import { GeneralToken } from "../art";
import { standing, type General } from "../board";
import { europe } from "../ui";
import { battleOf, stageOf, viewOf, type ArView } from "../view";
import { wayOf } from "../ways";

export function Generals({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  return (
    <g class="generals">
      {europe(desk).atlas.data.generals.map((general) => (
        <Unit key={general.id} desk={desk} view={view} general={general} />
      ))}
    </g>
  );
}

function Unit({ desk, view, general }: { desk: Desk; view: ArView; general: General }) {
  const { atlas } = europe(desk);
  const node = useRef<SVGGElement>(null);
  const { id, power } = general;
  const place = view.place[id];
  const at = atlas.placeOf(view, id);
  useTravel(node, place, (from, to) =>
    wayOf(id, from, to, desk.view.news.peek()).map((territory) => atlas.territories.get(territory) ?? null),
  );
  if (!at) return null;
  const spot = target(desk, id, at.id);
  return (
    <g
      ref={node}
      class={`spot unit power-${power} ${states(desk, view, id, spot)}`}
      data-spot={spot}
      style={{ transform: moved(at) }}
      {...interactivePiece(desk, spot, "general")}
    >
      <g class="counter">
        <g class="stand" style={{ transform: moved(standing(view, at.id).generals.get(id)) }}>
          <circle class="halo" r={25} />
          <GeneralToken
            power={power}
            troops={view.troops[id] ?? 0}
            frederick={view.frederick === id}
            stuart={id === atlas.data.stuart.id}
          />
        </g>
      </g>
    </g>
  );
}

const moved = (point: Point | undefined): string => `translate(${point?.x ?? 0}px, ${point?.y ?? 0}px)`;

/** Pointing at a general means his territory where that is what can be chosen: to attack him, to join him. */
function target(desk: Desk, general: string, territory: string): Spot {
  const own = `general:${general}`;
  const land = `territory:${territory}`;
  const plan = desk.planning.value;
  if (plan?.routes.has(land) && plan.piece !== own) return land;
  return !desk.spots.value.has(own) && desk.spots.value.has(land) ? land : own;
}

function states(desk: Desk, view: ArView, general: string, spot: Spot): string {
  const own = `general:${general}`;
  const move = desk.spots.value.get(own);
  const battle = battleOf(view);
  const all: [boolean, string][] = [
    [move !== undefined, "open"],
    [desk.planning.value?.piece === own || (move !== undefined && desk.chosen.value === move), "chosen"],
    [desk.planning.value !== null && desk.planning.value.piece !== own, "later"],
    [desk.lit.value === own && spot === own, "lit"],
    [stageOf(view, "March")?.general === general, "marching"],
    [desk.decision.value?.params.general === general, "subject"],
    [stageOf(view, "MovementTurn")?.moved.includes(general) ?? false, "moved"],
    [battle?.supporters.flat().includes(general) ?? false, "supporting"],
  ];
  return all.filter(([is]) => is).map(([, name]) => name).join(" ");
}
