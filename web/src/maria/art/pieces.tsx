/** What stands on the map, around the origin, about 28 units wide. */
import type { PowerId } from "../view";
import { Charge } from "./arms";

/** Lines across a medal that lies on its face, so that it is known without colour. */
const RX = 11.6;
const RY = 12.2;
const HATCH = [-12, -8, -4, 0, 4, 8, 12].map((far) => chord(far, RX - 1.8, RY - 1.8)).join("");

/** A slanting line from edge to edge of an oval, so far to the right of its middle: x = y + far. */
function chord(far: number, rx: number, ry: number): string {
  const square = 1 / rx ** 2 + 1 / ry ** 2;
  const middle = -far / rx ** 2 / square;
  const half = Math.sqrt(middle ** 2 - ((far / rx) ** 2 - 1) / square);
  const [from, to] = [middle - half, middle + half];
  return `M${(from + far).toFixed(1)} ${from.toFixed(1)}L${(to + far).toFixed(1)} ${to.toFixed(1)}`;
}

interface GeneralProps {
  power: PowerId;
  /** 1 is the highest */
  rank: number;
  /** face-down: out of supply */
  down?: boolean;
}

/** A general: a medal on a stand with his arms and his rank. */
export function General({ power, rank, down = false }: GeneralProps) {
  return (
    <g class={`ma ma-general power-${power} ${down ? "ma-down" : ""}`}>
      <path class="ma-stand" d="M-8.6 8.4L-10.2 11.8C-8 14.2 8 14.2 10.2 11.8L8.6 8.4Z" />
      <g transform="translate(0 -1.4)">
        <ellipse class="ma-disc" rx={RX} ry={RY} />
        {down && <path class="ma-hatch" d={HATCH} />}
        <ellipse class="ma-rim" rx={RX - 1.7} ry={RY - 1.7} />
        <g transform="translate(0 -4.4)">
          <Charge of={power} size={14.4} />
        </g>
      </g>
      <Plate y={6.6}>{rank}</Plate>
    </g>
  );
}

/** A number on paper. */
function Plate({ y, children }: { y: number; children: number }) {
  return (
    <g class="ma-plate" transform={`translate(0 ${y})`}>
      <rect x={-5.2} y={-5} width={10.4} height={10} rx={4.4} />
      <text y={3.6}>{children}</text>
    </g>
  );
}

const WHEELS = [-6.6, 6.6];
const SPOKES = "M-3.2 0H3.2M0-3.2V3.2M-2.3-2.3L2.3 2.3M2.3-2.3L-2.3 2.3";

/** A supply train: a wagon under canvas. */
export function Train({ power }: { power: PowerId }) {
  return (
    <g class={`ma ma-train power-${power}`}>
      <path class="ma-canvas" d="M-11.4 3.4C-13.2-4.6-11.6-10.4-7.6-10.8C-3-11.3 3-11.3 7.6-10.8C11.6-10.4 13.2-4.6 11.4 3.4Z" />
      <path class="ma-rib" d="M-7.4 3.2C-8.4-3-8-8-6.6-10.7M7.4 3.2C8.4-3 8-8 6.6-10.7" />
      <g transform="translate(0 -3.4)">
        <Charge of={power} size={11.4} />
      </g>
      <path class="ma-cart" d="M-12.4 3.2H12.4L10.6 7.6H-10.6Z" />
      {WHEELS.map((x) => (
        <g key={x} class="ma-wheel" transform={`translate(${x} 8.6)`}>
          <circle r={4.2} />
          <path d={SPOKES} />
        </g>
      ))}
    </g>
  );
}

const HORSE =
  "M-11.5-1.5C-10-3.5-8-3.8-6.5-3C-3-2.2 1-2.4 3.5-3C5-5.5 6-8 8-9.2L8.6-10.8L9.6-9.2C11-8 12.4-6.4 12.6-5.2" +
  "C12.2-4.2 11.2-4.2 10.2-5C9.4-5.4 8.8-5.4 8.6-4.6C8.2-2.4 8-.6 7 1.2C8.6 2.2 10.6 2.6 12.4 2.2L13 3.4" +
  "C10.8 4.6 8 4.6 5.6 3.6C6.8 5.4 8.8 7.2 10.8 8L10.2 9.2C7.2 8.4 4.8 6.6 3.2 4C.6 4.4-2 4-3.6 3.2" +
  "C-5 5.2-7.6 6.4-10 6.8L-11.6 8.2L-12.4 7.4C-11.2 5.8-9 4.6-7.6 3C-8.8 3.4-11 3.4-13 2.6L-13.2 1.4" +
  "C-11 1.4-9.4.4-8.4-1C-9.6-1.4-10.6-1-11.8 1C-12.6 0-12.4-1-11.5-1.5Z";
const RIDER =
  "M-1.2-2.4C-2.2-5.4-1.6-8 .4-8.8L2.4-8.2C3-6.4 3.2-4.4 3-2.6L3.6 1.4L5.2 2.1L4.8 3.1L1.8 2.6L.4-2.4Z" +
  "M-.4-9.6A1.8 1.8 0 1 0 3.2-9.6A1.8 1.8 0 1 0-.4-9.6ZM-.8-10.8L-.2-14.2C.8-14.8 2-14.8 2.8-14.4L3.4-10.8Z" +
  "M2.2-7.8L6-9.6L6.4-8.8L2.8-6ZM5.7-9.8C7.2-12 8.8-13.4 11-14C9.2-12.4 7.8-10.8 6.6-8.8Z";
const PELISSE = "M-1.2-7.8C-3.6-7.2-5.6-5.6-6.4-3.6C-4.4-4.4-2.6-4.2-1-3.2Z";

/** One of Austria's hussars: a rider with his number. */
export function Hussar({ number }: { number: number }) {
  return (
    <g class="ma ma-hussar power-austria">
      <path class="ma-disc" d="M-10-12.4H10L14.4 0L10 12.4H-10L-14.4 0Z" transform="scale(1.04 1.08)" />
      <path class="ma-rim" d="M-10-12.4H10L14.4 0L10 12.4H-10L-14.4 0Z" transform="scale(.93 .94)" />
      <g transform="translate(-.2 2.6) scale(.92)">
        <path class="ma-charge" d={HORSE} />
        <path class="ma-charge" d={RIDER} />
        <path class="ma-cape" d={PELISSE} />
      </g>
      <text class="ma-number" x={0} y={12.2}>
        {number}
      </text>
    </g>
  );
}
