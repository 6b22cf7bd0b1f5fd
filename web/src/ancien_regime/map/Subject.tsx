/** What a question is about, and the way that a general is taking: his line from land to land. */
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { useSight } from "../../table/Glow";
import { europe } from "../ui";
import { stageOf, viewOf } from "../view";

export function Subject({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const march = view && stageOf(view, "March");
  const territory = String(desk.decision.value?.params.territory ?? "");
  const { territories } = europe(desk).atlas;
  return (
    <g class="subject" aria-hidden="true">
      {territories.has(territory) && <Land key={territory} desk={desk} territory={territory} />}
      {view && march && <Way desk={desk} territories={[view.place[march.general] ?? "", ...march.path]} />}
    </g>
  );
}

function Land({ desk, territory }: { desk: Desk; territory: string }) {
  const node = useRef<SVGGElement>(null);
  useSight(desk, `territory:${territory}`, node);
  return (
    <g ref={node}>
      <use href={`#area-${territory}`} />
    </g>
  );
}

/** Where he stands, and where he wants to go from there; what lies behind him is no part of it. */
function Way({ desk, territories }: { desk: Desk; territories: string[] }) {
  const { atlas } = europe(desk);
  const [here = "", ...path] = territories;
  const ahead = [here, ...path.slice(path.indexOf(here) + 1)];
  const points = ahead.map((id) => atlas.territories.get(id)).filter((place) => place !== undefined);
  if (points.length < 2) return null;
  return <polyline class="march" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />;
}
