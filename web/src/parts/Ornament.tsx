/** Ornaments of a printed book, drawn with the ink of the page. They say nothing, so nobody has them read out. */
import { blocks, glacis, hill, house, marks, rampart, ravelins, roofs, shade, slope, tower, winds, windows } from "./engraving";
import "../styles/ornament.css";

/** A rule that swells to its middle, with a lozenge. */
export function SwelledRule() {
  return (
    <svg class="ornament swelled-rule" viewBox="0 0 240 12" aria-hidden="true">
      <path class="solid" d="M0 6Q60 5.6 106 4.6L106 7.4Q60 6.4 0 6zM240 6Q180 5.6 134 4.6L134 7.4Q180 6.4 240 6z" />
      <path class="solid accent" d="M120 0.5L126.5 6 120 11.5 113.5 6z" />
    </svg>
  );
}

const FLOWER =
  "M12 12C9 10 8 7 12 2c4 5 3 8 0 10zM12 12c-3 2-4 5 0 10 4-5 3-8 0-10zM12 12C10 9 7 8 2 12c5 4 8 3 10 0zM12 12c2-3 5-4 10 0-5 4-8 3-10 0z";
const SCROLL = "M26 12c2-6 8-7 10-3 1 3-3 5-4 2M26 12c2 6 8 7 10 3 1-3-3-5-4-2M46 12c-2-6-8-7-10-3M46 12c-2 6-8 7-10 3";
const BAND = Array.from({ length: 13 }, (_, at) => at * 48);

/** Printer's flowers in a row. */
export function FlowerBand() {
  return (
    <svg class="ornament flower-band" viewBox="0 0 648 24" aria-hidden="true">
      {BAND.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path class="solid" d={FLOWER} />
          <path d={SCROLL} />
          <circle class="solid" cx="36" cy="12" r="1.3" />
        </g>
      ))}
      <path class="solid" d={FLOWER} transform="translate(624 0)" />
    </svg>
  );
}

/** The plan of a fortress: the sign of Maria. */
export function Fortress() {
  return (
    <svg class="ornament fortress" viewBox="-102 -102 204 204" aria-hidden="true">
      <path class="hair" d={slope()} />
      <path class="fine" d={glacis()} />
      <path class="fine sunk" d={rampart(1.13)} />
      <path class="fine ground" d={ravelins()} />
      <path class="bold ground" d={rampart(1)} />
      <path class="fine" d={rampart(0.93)} />
      <path class="hair" d={roofs()} />
      <path class="fine" d={blocks()} />
      <path class="solid accent" d="M0 -7L2 -2 7 0 2 2 0 7 -2 2 -7 0 -2 -2z" />
    </svg>
  );
}

/** A rose of the winds: the sign of Ancien Régime, whose war goes over the seas. */
export function WindRose() {
  return (
    <svg class="ornament wind-rose" viewBox="-102 -102 204 204" aria-hidden="true">
      <path class="hair" d={marks(32, 22, 84)} />
      <circle class="fine" r="84" />
      <circle class="fine" r="78" />
      <path class="fine" d={marks(64, 78, 84)} />
      <circle class="fine" r="44" />
      <path class="solid" d={winds(8, 22.5, 62, 14, 1)} />
      <path class="fine ground" d={winds(8, 22.5, 62, 14, -1)} />
      <path class="solid" d={winds(4, 45, 70, 17, 1)} />
      <path class="fine ground" d={winds(4, 45, 70, 17, -1)} />
      <path class="solid accent" d={winds(4, 0, 88, 18, 1)} />
      <path class="fine ground" d={winds(4, 0, 88, 18, -1)} />
      <path class="solid accent" d="M0 -101C4 -96 5 -93 0 -89C-5 -93 -4 -96 0 -101zM-1 -90C-7 -90 -9 -96 -6 -97C-3 -98 -4 -93 -1 -90zM1 -90C7 -90 9 -96 6 -97C3 -98 4 -93 1 -90z" />
    </svg>
  );
}

const TENT = "M0 0L11 -15 22 0zM11 -15V-20M11 -20L17 -18.4 11 -16.8";
const FIR = "M0 0V-5M-6 -4Q0 -6 0 -12Q0 -6 6 -4zM-4.6 -10Q0 -12 0 -18Q0 -12 4.6 -10zM-3.4 -16Q0 -18 0 -24Q0 -18 3.4 -16z";
const FOOT = 92;
// From left to right: what stands behind comes first.
const TOWN = [
  house(196, FOOT, 22, 20, 12), house(222, FOOT, 18, 26, 12), tower(243, FOOT, 12, 44, 22), house(258, FOOT, 20, 22, 13),
  tower(284, FOOT, 16, 54, 34), house(303, FOOT, 24, 28, 15), house(330, FOOT, 18, 20, 11), tower(352, FOOT, 13, 40, 26),
  house(368, FOOT, 20, 24, 12), house(390, FOOT, 16, 16, 10),
];
const SHADES = [
  shade(250, 48, 5, 44), shade(293, 38, 7, 54), shade(359, 52, 6, 40), shade(209, 72, 8, 20), shade(234, 66, 6, 26),
  shade(270, 70, 8, 22), shade(318, 64, 9, 28), shade(342, 72, 6, 20), shade(380, 68, 8, 24), shade(400, 76, 6, 16),
];
const WINDOWS = [windows(287, 44, 2, 4), windows(246, 54, 1, 4), windows(355, 58, 1, 3), windows(307, 70, 3, 2), windows(200, 77, 2, 2), windows(372, 74, 2, 2)];
const BASTION = "M176 106L186 90H202L214 101H278L290 88H312L324 101H388L400 90H416L426 106z";

/** A town before which an army camps: stands at the head of the first page. */
export function Prospect() {
  return (
    <svg class="ornament prospect" viewBox="30 -7 540 137" aria-hidden="true">
      <path class="hair" d={hill(10, 230, 100, 52, 11)} />
      <path class="hair" d={hill(360, 620, 100, 44, 13)} />
      <path class="hair" d="M150 26Q166 20 180 26T210 24M170 34Q186 29 204 34M420 16Q438 10 454 16T488 14M438 25Q456 20 474 25" />
      {TOWN.map((outline) => (
        <path key={outline} class="fine ground" d={outline} />
      ))}
      <path class="hair" d={SHADES.join("") + WINDOWS.join("")} />
      <path class="bold ground" d={BASTION} />
      <path class="hair" d={shade(190, 92, 12, 12) + shade(294, 90, 18, 15) + shade(404, 92, 12, 12) + "M214 104H278M324 104H388"} />
      {[52, 82, 112, 142].map((x, at) => (
        <g key={x} transform={`translate(${x} ${at % 2 ? 108 : 115})`}>
          <path class="fine ground" d={TENT} />
          <path class="hair" d="M11 -15L13 0M11 -15L15 0M11 -15L17 0M11 -15L19 0" />
        </g>
      ))}
      {[444, 464, 482, 504, 526, 546].map((x, at) => (
        <path key={x} class="fine ground" d={FIR} transform={`translate(${x} ${at % 2 ? 117 : 109})`} />
      ))}
      <path class="fine" d="M30 118Q160 110 300 116T570 117" />
      <path class="hair" d="M50 122Q170 115 290 120T552 121M90 126Q190 121 300 124T512 125" />
    </svg>
  );
}

/** The end of a page. */
export function Tailpiece() {
  return (
    <svg class="ornament tailpiece" viewBox="0 0 120 40" aria-hidden="true">
      <path d="M60 34C44 34 38 22 24 22C16 22 14 30 20 31C25 32 25 25 21 26M60 34C76 34 82 22 96 22C104 22 106 30 100 31C95 32 95 25 99 26" />
      <path class="solid" d="M60 4C66 12 65 18 60 24C55 18 54 12 60 4zM58 24C48 22 46 14 42 12C50 10 56 16 58 24zM62 24C72 22 74 14 78 12C70 10 64 16 62 24z" />
      <path class="solid accent" d="M60 28L63 31 60 34 57 31z" />
    </svg>
  );
}
