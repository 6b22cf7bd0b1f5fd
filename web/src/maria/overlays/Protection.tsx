/** Which fortress is protected, and by whom: lines to the generals who do it; what stands open is marked. */
import type { Desk } from "../../table/desk";
import type { Point } from "../../table/game";
import { useSurvey, type Protection as Fortress } from "../survey";
import { maria } from "../ui";

export function Protection({ desk }: { desk: Desk }) {
  const found = useSurvey(desk, "protection");
  return (
    <g class="overlay protection" aria-hidden="true">
      {Object.entries(found ?? {}).map(([city, fortress]) => (
        <Walls key={city} desk={desk} city={city} fortress={fortress} />
      ))}
    </g>
  );
}

function Walls({ desk, city, fortress }: { desk: Desk; city: string; fortress: Fortress }) {
  const { cities } = maria(desk).atlas;
  const at = cities.get(city);
  if (!at) return null;
  return (
    <g class={`walls power-${fortress.controller} ${fortress.protected ? "held" : "bare"}`}>
      {fortress.by.map(({ piece, city: from }) => {
        const by = cities.get(from);
        return by && <Watch key={piece} from={by} to={at} />;
      })}
      <g transform={`translate(${at.x} ${at.y})`}>
        <path class="counter wall" d={fortress.protected ? HELD : BARE} />
      </g>
    </g>
  );
}

function Watch({ from, to }: { from: Point; to: Point }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <line class="casing" {...ends} />
      <line {...ends} />
    </>
  );
}

/** A closed ring of walls, and one with gaps. */
const HELD = "M-9 -9H9V9H-9Z";
const BARE = "M-9 -4V-9H-4M4 -9H9V-4M9 4V9H4M-4 9H-9V4";
