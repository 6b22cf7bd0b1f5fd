/** A planned march: its line, its steps, and where else it could end. */
import type { Desk } from "./desk";

export function Path({ desk }: { desk: Desk }) {
  const planning = desk.planning.value;
  const route = desk.route.value;
  if (!planning && !route) return null;
  const position = desk.position;
  const point = (spot: string) => desk.game.point(spot, position);
  const steps = route ? route.places.map(point).filter((found) => found !== null) : [];
  const start = planning ? point(planning.piece) : null;
  const line = [...(start ? [start] : []), ...steps];
  return (
    <g class="plan">
      {[...(planning?.routes.keys() ?? [])].map((spot) => {
        const at = point(spot);
        return at && <circle key={spot} class="reach" cx={at.x} cy={at.y} r={9} data-spot={spot} />;
      })}
      {line.length > 1 && <polyline class="march" points={line.map(({ x, y }) => `${x},${y}`).join(" ")} />}
      {steps.map(({ x, y }, number) => (
        <g key={number} class="step" transform={`translate(${x} ${y})`}>
          <g class="counter">
            <circle r={6} />
            <text y={3}>{number + 1}</text>
          </g>
        </g>
      ))}
    </g>
  );
}
