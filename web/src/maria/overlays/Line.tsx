/** A way over the map, and a small plate with a word. */
import type { Desk } from "../../table/desk";
import type { Point } from "../../table/game";
import { maria } from "../ui";

export function Line({ desk, cities }: { desk: Desk; cities: string[] }) {
  const { atlas } = maria(desk);
  const points = cities.map((city) => atlas.cities.get(city)).filter((city) => city !== undefined);
  if (points.length < 2) return null;
  const way = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <>
      <polyline class="casing" points={way} />
      <polyline class="way" points={way} />
    </>
  );
}

export function Tag({ at, text }: { at: Point; text: string }) {
  const width = 7 + text.length * 5.2;
  return (
    <g transform={`translate(${at.x} ${at.y})`} class="tag">
      <g class="counter">
        <g transform="translate(0 19)">
          <rect x={-width / 2} y={-6.5} width={width} height={13} rx={2} />
          <text y={3.4}>{text}</text>
        </g>
      </g>
    </g>
  );
}
