/** The arms of the powers: one shield, and a charge for each that is known by its shape alone. */
import type { PowerId } from "../view";
import { CHARGES, height, shield, width } from "./charges";

const EDGE = 3;
/** From this size on there is room for a line along the inside of the shield. */
const LARGE = 30;
const MIDDLE = width / 2;
/** The right half of the shield, for a seat with two great powers. */
const HALF = `M${MIDDLE} 4H60V36C60 53 47 64 ${MIDDLE} 70Z`;

/** Whose arms a seat has: those of its first major powers. */
const SEATS: Record<string, PowerId[]> = {
  maria_theresa: ["austria"],
  frederick: ["prussia"],
  louis_xv: ["france"],
  a2: ["france", "prussia"],
  b2: ["austria"],
};

/** The charge of a power around the origin, as large as on a shield of this width. */
export function Charge({ of, size }: { of: PowerId; size: number }) {
  return (
    <g transform={`scale(${size / width}) translate(${-width / 2} ${-height / 2})`}>
      <path class="ma-charge" d={CHARGES[of]} />
    </g>
  );
}

/** The arms of a power or a seat, as an image of its own. */
export function Coat({ of, size }: { of: string; size: number }) {
  const [first, second] = SEATS[of] ?? [of as PowerId];
  const wide = width + 2 * EDGE;
  const high = height + 2 * EDGE;
  return (
    <svg
      class={`ma-coat ma power-${first}`}
      width={size}
      height={(size * high) / wide}
      viewBox={`${-EDGE} ${-EDGE} ${wide} ${high}`}
      aria-hidden="true"
    >
      <path class="ma-field" d={shield} />
      {second ? <Parted left={first as PowerId} right={second} /> : <path class="ma-charge" d={CHARGES[first as PowerId]} />}
      {size >= LARGE && <path class="ma-lining" d={shield} transform="translate(32 35) scale(.9) translate(-32 -35)" />}
    </svg>
  );
}

/** Two charges side by side, the right one on its own field. */
function Parted({ left, right }: { left: PowerId; right: PowerId }) {
  return (
    <>
      <g transform="translate(18.5 33)">
        <Charge of={left} size={29} />
      </g>
      <g class={`ma power-${right}`}>
        <path class="ma-field" d={HALF} />
        <g transform="translate(45.5 33)">
          <Charge of={right} size={29} />
        </g>
      </g>
    </>
  );
}
