/** The pieces on the map: groups around the origin, in the units of the map. */
import type { PowerId } from "../view";
import { Charge } from "./arms";
import { CROWN } from "./shapes";

const DISC = 20;

interface General {
  power: PowerId;
  troops: number;
  frederick?: boolean;
  stuart?: boolean;
}

/** A general with his troops; Frederick wears a crown, Stuart the white cockade. */
export function GeneralToken({ power, troops, frederick = false, stuart = false }: General) {
  return (
    <g class={`ar-token power-${power}`}>
      <circle class="ar-disc" r={DISC} />
      <circle class="ar-rim" r={DISC - 2.6} />
      <Charge of={power} size={25} />
      {frederick && (
        <g class="ar-king" transform="translate(0 -21)">
          <path d={CROWN} />
        </g>
      )}
      {stuart && (
        <g transform="translate(-14 -14)">
          <Cockade />
        </g>
      )}
      <Count value={troops} x={14} y={14} />
    </g>
  );
}

function Count({ value, x, y }: { value: number; x: number; y: number }) {
  return (
    <g class="ar-count" transform={`translate(${x} ${y})`}>
      <circle r={9} />
      <text y={5.2}>{value}</text>
    </g>
  );
}

/** Five folds of ribbon around a button. */
function Cockade() {
  return (
    <g class="ar-cockade">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d="M0 0C-5-2-6-8-2.5-9.5C-1-10 1-10 2.5-9.5C6-8 5-2 0 0Z" transform={`rotate(${turn})`} />
      ))}
      <circle r={2.2} />
    </g>
  );
}

/** A garrison: a banner on a pole. */
export function Garrison({ power }: { power: PowerId }) {
  return (
    <g class={`ar-garrison power-${power}`}>
      <path class="ar-pole" d="M-13-20V22M-15.5-20h5" />
      <path class="ar-disc" d="M-13-17C-6-19.5 4-14.5 13-17V7C4 9.5-6 4.5-13 7Z" />
      <g transform="translate(0 -5)">
        <Charge of={power} size={19} />
      </g>
    </g>
  );
}

const BASTIONS = 5;
/** Of a bastion: distance from the middle and parts of a turn, from neck over shoulder to tip and back. */
const BASTION = [
  [12.5, -0.05],
  [15.5, -0.062],
  [21, 0],
  [15.5, 0.062],
  [12.5, 0.05],
] as const;

function walls(scale: number): string {
  const points = Array.from({ length: BASTIONS }, (_, n) =>
    BASTION.map(([far, aside]) => {
      const turn = 2 * Math.PI * (n / BASTIONS + aside - 0.25);
      return `${(scale * far * Math.cos(turn)).toFixed(1)},${(scale * far * Math.sin(turn)).toFixed(1)}`;
    }),
  );
  return `M${points.flat().join("L")}Z`;
}

/** A fortress, seen from above: walls with five bastions, and a ditch. */
export function Fortress() {
  return (
    <g class="ar-fortress">
      <path class="ar-ditch" d={walls(1)} />
      <path class="ar-walls" d={walls(0.78)} />
      <circle class="ar-yard" r={4.4} />
    </g>
  );
}
