/** The four suits, drawn: fonts lack them or colour them. */
import type { SuitId } from "../view";

const LEAF = "c0-2.5 2-4.5 4.5-4.5 2.5 0 4.5 2 4.5 4.5 0 2.5-2 4.5-4.5 4.5-2.5 0-4.5-2-4.5-4.5z";

/** Within a square of -10 to 10. */
const SHAPES: Record<SuitId, string> = {
  spades:
    "M0-10c3 4.5 9.4 8 9.4 12.8 0 3.2-2.2 4.6-4.4 4.6-1.8 0-3.2-.8-4.1-2.2.3 2.2 1.1 3.8 2.7 4.8h-7.2" +
    "c1.6-1 2.4-2.6 2.7-4.8-.9 1.4-2.3 2.2-4.1 2.2-2.2 0-4.4-1.4-4.4-4.6 0-4.8 6.4-8.3 9.4-12.8z",
  hearts:
    "M0 9.5c-3-4-10-8.5-10-13.7 0-3.6 2.4-5.4 4.8-5.4 2.4 0 4.4 1.4 5.2 4 .8-2.6 2.8-4 5.2-4 2.4 0 4.8 1.8 4.8 5.4" +
    " 0 5.2-7 9.7-10 13.7z",
  diamonds: "M0-10c2 3.6 4.6 7 7.4 10-2.8 3-5.4 6.4-7.4 10-2-3.6-4.6-7-7.4-10 2.8-3 5.4-6.4 7.4-10z",
  clubs:
    `M-4.5-5.4${LEAF}m-5.3 7.6${LEAF}m10.6 0${LEAF}m-3-4.6h4.4v5.4h-4.4z` +
    "m1.3 2.4h1.8c0 5.5.9 8.8 2.9 10h-7.6c2-1.2 2.9-4.5 2.9-10z",
};

/** A suit around a point, of this half width. */
export function SuitShape({ suit, x = 0, y = 0, size = 10 }: { suit: SuitId; x?: number; y?: number; size?: number }) {
  return <path class={`ma-suit ma-${suit}`} d={SHAPES[suit]} transform={`translate(${x} ${y}) scale(${size / 10})`} />;
}

/** A suit as an image as high as letters. */
export function SuitSign({ suit }: { suit: SuitId }) {
  return (
    <svg class="ma-suit-sign" viewBox="-11 -11 22 22" aria-hidden="true">
      <SuitShape suit={suit} />
    </svg>
  );
}
