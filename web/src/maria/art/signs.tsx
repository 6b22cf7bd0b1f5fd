/** The crown of the Emperor, and what is on political cards. */
import type { PoliticalCard } from "../board";

const CROWN_BAND = "M-17 14.5C-8 11.6 8 11.6 17 14.5L15.8 20.4C8 17.8-8 17.8-15.8 20.4Z";
const CROWN_PLATES = "M-17 13L-20-4C-17-7.6-12-7.6-9.6-4C-6.6-9.6 6.6-9.6 9.6-4C12-7.6 17-7.6 20-4L17 13C8 10-8 10-17 13Z";
const CROWN_ARCH = "M-14.6-6.4C-11.6-15.6-5-18.4 0-18.4C5-18.4 11.6-15.6 14.6-6.4L10.6-4.8C8.4-11.4 4.4-14 0-14C-4.4-14-8.4-11.4-10.6-4.8Z";
const CROSS = "M-1.3-18.4V-21.6H-3.8V-24.2H-1.3V-27H1.3V-24.2H3.8V-21.6H1.3V-18.4Z";

/** The crown of the Emperor. */
export function Crown({ size }: { size: number }) {
  return (
    <svg class="ma-crown" width={size} height={size} viewBox="-26 -29 52 52" aria-hidden="true">
      <path class="ma-gold" d={CROWN_ARCH} />
      <path class="ma-gold" d={CROSS} />
      <path class="ma-gold" d={CROWN_PLATES} />
      <path class="ma-gold" d={CROWN_BAND} />
      <path class="ma-thin" d="M-9.6-4L-8.4 11.6M9.6-4L8.4 11.6" />
      <circle class="ma-stone" cx={0} cy={2.4} r={3.2} />
      <circle class="ma-stone" cx={-14} cy={3.6} r={2.1} />
      <circle class="ma-stone" cx={14} cy={3.6} r={2.1} />
      <circle class="ma-pearl" cx={-8} cy={15.6} r={1.3} />
      <circle class="ma-pearl" cx={0} cy={15} r={1.3} />
      <circle class="ma-pearl" cx={8} cy={15.6} r={1.3} />
    </svg>
  );
}

/** What a political card is about: snow for Russia, a column for Italy, a sealed letter, a crown for the election. */
const KINDS: Record<PoliticalCard["kind"], string> = {
  russia:
    "M0-10V10M-8.7-5L8.7 5M8.7-5L-8.7 5M0-10L-2.6-12.4M0-10L2.6-12.4M0 10L-2.6 12.4M0 10L2.6 12.4" +
    "M-8.7-5L-12-4.2M-8.7-5L-9.6-8.4M8.7 5L12 4.2M8.7 5L9.6 8.4M8.7-5L12-4.2M8.7-5L9.6-8.4M-8.7 5L-12 4.2M-8.7 5L-9.6 8.4",
  italy: "M-9 11H9M-7 8.4H7M-5.4 8V-6M-1.8 8V-6M1.8 8V-6M5.4 8V-6M-7-6H7M-8.4-8.4H8.4L6.8-11.4H-6.8Z",
  special: "M-11-7.6H11V8.4H-11ZM-11-7.6L0 1.8L11-7.6M-11 8.4L-3.4-1.2M11 8.4L3.4-1.2",
  election: "M-10 8.6L-12-5.4L-5.6-.6L0-9.4L5.6-.6L12-5.4L10 8.6ZM-10 11.4H10",
};

export function KindSign({ kind, size }: { kind: PoliticalCard["kind"]; size: number }) {
  return (
    <svg class={`ma-kind ma-kind-${kind}`} width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <path d={KINDS[kind]} />
      {kind === "special" && <circle class="ma-stone" cy={1.2} r={4} />}
    </svg>
  );
}

const CORNERS = ["", "scale(-1 1)", "scale(1 -1)", "scale(-1 -1)"];
const SCROLL = "M1 26V6C1 3.2 3.2 1 6 1H26M4.4 26V9.4C4.4 6.6 6.6 4.4 9.4 4.4H26M4.4 4.4C12 6 14 12 8.6 13C5.4 13.4 5.4 9 8.4 9.8M9 9C15 9.4 18 7 17.6 4.6";

/** The corners of a political card: they lie in the corners of whatever holds them, if that has a position. */
export function PoliticalFrame() {
  return (
    <>
      {CORNERS.map((turn, number) => (
        <svg key={number} class={`ma-corner ma-corner-${number}`} viewBox="0 0 27 27" aria-hidden="true">
          <path d={SCROLL} transform={turn && `translate(13.5 13.5) ${turn} translate(-13.5 -13.5)`} />
        </svg>
      ))}
    </>
  );
}
