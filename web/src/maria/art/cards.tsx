/** The tactical cards: a large index, so that it can be read when cards overlap and on a phone. */
import { readCard } from "../cards";
import type { SuitId } from "../view";
import { SuitShape } from "./suits";

const WIDE = 64;
const HIGH = 92;
const STAR = "M0-10L2.4-3.3 9.5-3.1 3.8 1.3 5.9 8.1 0 4 -5.9 8.1-3.8 1.3-9.5-3.1-2.4-3.3Z";

/** A card by its face: `S7`, `H10`, `R`. */
export function CardFace({ card }: { card: string }) {
  const { suit, value, face } = readCard(card);
  const words = suit ? String(value) : face;
  return (
    <svg class="ma-card" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <rect class="ma-sheet" x={1} y={1} width={WIDE - 2} height={HIGH - 2} rx={5} />
      <rect class="ma-hair" x={4} y={4} width={WIDE - 8} height={HIGH - 8} rx={3} />
      <Index words={words} suit={suit} />
      {suit ? <SuitShape suit={suit} x={39} y={62} size={19} /> : <Reserve />}
    </svg>
  );
}

/** The upper corner of a card: its value above its suit. */
function Index({ words, suit }: { words: string; suit: SuitId | null }) {
  const narrow = words.length > 1 ? "ma-narrow" : "";
  return (
    <>
      <text class={`ma-index ${suit ? `ma-${suit}` : "ma-reserve"} ${narrow}`} x={17} y={26}>
        {words}
      </text>
      {suit ? (
        <SuitShape suit={suit} x={17} y={38} size={7.5} />
      ) : (
        <path class="ma-star" d={STAR} transform="translate(17 38) scale(.7)" />
      )}
    </>
  );
}

/** The picture of a Reserve: a star in a wreath, for it has no suit of its own. */
function Reserve() {
  const leaves = [20, 45, 70, 95, 120, 145];
  return (
    <g transform="translate(38 62)">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path class="ma-twig" d="M0 19C12 18 18 8 16-9" />
          {leaves.map((turn) => (
            <path
              key={turn}
              class="ma-leaf"
              d="M0 0C2.6-1.8 5.4-1.2 7.4 1.2C4.6 2.6 1.8 2.2 0 0Z"
              transform={`rotate(${180 - turn}) translate(0 17.4) rotate(${turn > 80 ? 205 : 195})`}
            />
          ))}
        </g>
      ))}
      <path class="ma-star" d={STAR} transform="scale(1.05)" />
    </g>
  );
}

const LATTICE = Array.from({ length: 26 }, (_, n) => n * 6 - 60)
  .map((x) => `M${x} 0L${x + HIGH} ${HIGH}M${x + HIGH} 0L${x} ${HIGH}`)
  .join("");

/** The back of a card. */
export function CardBack() {
  return (
    <svg class="ma-card ma-back" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <rect class="ma-sheet" x={1} y={1} width={WIDE - 2} height={HIGH - 2} rx={5} />
      <svg x={7} y={7} width={WIDE - 14} height={HIGH - 14} viewBox={`7 7 ${WIDE - 14} ${HIGH - 14}`}>
        <rect class="ma-cover" width={WIDE} height={HIGH} />
        <path class="ma-lattice" d={LATTICE} />
      </svg>
      <rect class="ma-hair" x={7} y={7} width={WIDE - 14} height={HIGH - 14} rx={2} />
      <ellipse class="ma-medal" cx={WIDE / 2} cy={HIGH / 2} rx={13} ry={16} />
      <path class="ma-star" d={STAR} transform={`translate(${WIDE / 2} ${HIGH / 2 + 0.5})`} />
    </svg>
  );
}
