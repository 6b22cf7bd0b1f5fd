/** A small plate on a territory: may be entered, needs consent, means battle, is forbidden; or the turn of an arrival. */
import type { ComponentChildren } from "preact";
import type { Point } from "../../table/game";
import { SWORDS } from "../art/shapes";

export type SignKind = "free" | "consent" | "battle" | "forbidden";

const DRAWN: Record<SignKind, string> = {
  free: "M-6 0L-1.5 5 7-6",
  consent: "M-4-4C-4-9 5-9 5-4C5-1 .5-1 .5 2.5M.5 7V7.2",
  battle: SWORDS,
  forbidden: "M-6-6L6 6M6-6L-6 6",
};

export function Sign({ kind, at }: { kind: SignKind; at: Point }) {
  return (
    <Plate at={at} kind={kind}>
      <path d={DRAWN[kind]} />
    </Plate>
  );
}

export function Plate({ at, kind, children }: { at: Point; kind: string; children: ComponentChildren }) {
  return (
    <g class={`plate ${kind}`} transform={`translate(${at.x} ${at.y})`}>
      <g class="counter">
        <g transform="translate(0 32) scale(.8)">
          <circle r={14} />
          {children}
        </g>
      </g>
    </g>
  );
}
