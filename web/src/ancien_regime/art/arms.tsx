/** The arms of the powers: one shield, and a charge for each that is known by its shape alone. */
import drawn from "../../../../src/kabinett/drawing/data/charges.json";
import type { PowerId } from "../view";

const { width, height, shield, charges } = drawn;
const EDGE = 3;
/** From this size on there is room for a line along the inside of the shield. */
const LARGE = 30;

/** The charge of a power around the origin, as large as on a shield of this width. */
export function Charge({ of, size }: { of: PowerId; size: number }) {
  return (
    <g transform={`scale(${size / width}) translate(${-width / 2} ${-height / 2})`}>
      <path class="ar-charge" d={charges[of]} />
    </g>
  );
}

/** The arms of a power (a seat has those of its power), as an image of its own. */
export function Coat({ of, size }: { of: string; size: number }) {
  const box = [-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE];
  return (
    <svg
      class={`ar-coat power-${of}`}
      width={size}
      height={(size * box[3]!) / box[2]!}
      viewBox={box.join(" ")}
      aria-hidden="true"
    >
      <path class="ar-field" d={shield} />
      {size >= LARGE && <path class="ar-lining" d={shield} transform="translate(32 35) scale(.9) translate(-32 -35)" />}
      <path class="ar-charge" d={charges[of as PowerId]} />
    </svg>
  );
}
