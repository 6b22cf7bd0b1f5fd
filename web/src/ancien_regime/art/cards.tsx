/** Battle cards: a value, and the sign of an ability below it (C10.6). */
import type { ComponentChildren } from "preact";
import { SWORDS } from "./shapes";

const WIDE = 60;
const HIGH = 84;
/** From this size on a card shows more than its value. */
const LEGIBLE = 28;

export function BattleCard({ value, size, back = false }: { value?: number; size: number; back?: boolean }) {
  return (
    <svg class="ar-card" width={size} height={(size * HIGH) / WIDE} viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <rect class="ar-paper" x={1} y={1} width={WIDE - 2} height={HIGH - 2} rx={5} />
      {back || value === undefined ? <Back /> : <Face value={value} plain={size < LEGIBLE} />}
    </svg>
  );
}

function Face({ value, plain }: { value: number; plain: boolean }) {
  if (plain) {
    return (
      <text class="ar-value" x={WIDE / 2} y={60} font-size={56}>
        {value}
      </text>
    );
  }
  const ability = ABILITIES[value];
  return (
    <>
      <rect class="ar-frame" x={5} y={5} width={WIDE - 10} height={HIGH - 10} rx={2} />
      <rect class="ar-frame" x={7.5} y={7.5} width={WIDE - 15} height={HIGH - 15} rx={1} />
      <text class="ar-value" x={WIDE / 2} y={ability ? 48 : 55} font-size={42}>
        {value}
      </text>
      {ability && (
        <g class="ar-ability" transform={`translate(${WIDE / 2} 63)`}>
          {ability}
        </g>
      )}
    </>
  );
}

/** A roof over one's head, a spyglass, two cards, a die. */
const ABILITIES: Record<number, ComponentChildren> = {
  2: <path d="M-11 0L0-9 11 0M-8-2.4V8H8V-2.4M-2.5 8V2H2.5V8" />,
  3: <path d="M-11 5.5L-8.5 8.5-1 3.5-4-1ZM-3.2.2L5.5-6.5 8.5-2.5-.6 2.6ZM6.2-7L9-3 11.5-5 8.5-9ZM-1 4L-4 9M0 3.6L3.5 9" />,
  4: <path d="M-10-6.5L-1.5-8.5 1.5 5-7 7ZM0-7.5H8.5V7H1.8" />,
  5: <path d="M-7.5-7.5H7.5V7.5H-7.5ZM-3.5-3.5h.1M3.5-3.5h.1M0 0h.1M-3.5 3.5h.1M3.5 3.5h.1" />,
};

function Back() {
  return (
    <g class="ar-back">
      <rect class="ar-ground" x={5} y={5} width={WIDE - 10} height={HIGH - 10} rx={2} />
      <path class="ar-lattice" d={LATTICE} />
      <circle class="ar-medal" cx={WIDE / 2} cy={HIGH / 2} r={15} />
      <circle class="ar-lattice" cx={WIDE / 2} cy={HIGH / 2} r={12.8} />
      <path class="ar-emblem" transform={`translate(${WIDE / 2} ${HIGH / 2}) scale(.85)`} d={SWORDS} />
    </g>
  );
}

/** Lozenges between the edges of the back: lines falling to either side. */
const LATTICE = lattice(5, 5, WIDE - 5, HIGH - 5, 12.5);

function lattice(left: number, top: number, right: number, bottom: number, step: number): string {
  const lines: string[] = [];
  for (let start = left - (bottom - top); start < right; start += step) {
    const x0 = Math.max(left, start);
    const x1 = Math.min(right, start + bottom - top);
    const y0 = top + x0 - start;
    const y1 = top + x1 - start;
    lines.push(`M${x0} ${y0}L${x1} ${y1}`, `M${left + right - x0} ${y0}L${left + right - x1} ${y1}`);
  }
  return lines.join("");
}
