/** Small signs for statuses, relations and what is counted: images of their own in a box from -12 to 12. */
import type { ComponentChildren } from "preact";
import type { Relation, Status } from "../view";
import { Charge } from "./arms";
import { BRANCH, CROWN, SWORDS } from "./shapes";

interface Sized {
  size: number;
}

function Sign({ size, kind, children }: Sized & { kind: string; children: ComponentChildren }) {
  return (
    <svg class={`ar-sign ${kind}`} width={size} height={size} viewBox="-12.5 -12.5 25 25" aria-hidden="true">
      {children}
    </svg>
  );
}

export function Crown({ size }: Sized) {
  return (
    <Sign size={size} kind="ar-gold">
      <path d={CROWN} />
    </Sign>
  );
}

export function Coin({ size }: Sized) {
  return (
    <Sign size={size} kind="ar-gold">
      <circle r={10.5} />
      <circle class="ar-thin" r={8} />
      <path class="ar-thin" d="M-5 2.8L-6-3-3-.6 0-4.6 3-.6 6-3 5 2.8ZM-4.8 4.6H4.8" />
    </Sign>
  );
}

/** A regimental colour on its staff. */
export function MoraleSign({ size }: Sized) {
  return (
    <Sign size={size} kind="ar-morale">
      <path class="ar-line" d="M-8.5-11V11.5" />
      <path class="ar-cloth" d="M-8.5-10C-4-12.5 2-7.5 10.5-10V3C2 5.5-4 .5-8.5 3Z" />
      <path class="ar-thin" d="M-3-8.6V1M2.5-7.5V2.8M-8.5-3.6C-4-6 2-1.2 10.5-3.6" />
    </Sign>
  );
}

/** An orb. */
export function InfluenceSign({ size }: Sized) {
  return (
    <Sign size={size} kind="ar-gold">
      <circle cy={3.5} r={8} />
      <path class="ar-thin" d="M-8 3.5C-4 5.8 4 5.8 8 3.5M0-4.5C-2.4-1.5-2.4 1.5-1.8 4.9" />
      <path class="ar-line" d="M0-4.5V-11.5M-3-9H3" />
    </Sign>
  );
}

/** A grenadier's cap. */
export function TroopSign({ size }: Sized) {
  return (
    <Sign size={size} kind="ar-troop">
      <path d="M-7.5 8C-7.5-1-4-7.5 0-11C4-7.5 7.5-1 7.5 8Z" />
      <path d="M-8.5 8H8.5V11H-8.5Z" />
      <path class="ar-thin" d="M0-6.5L1.5-2.5 5-2 2.4.6 3 4.4 0 2.6-3 4.4-2.4.6-5-2-1.5-2.5Z" />
      <circle cy={-11} r={1.4} />
    </Sign>
  );
}

/** The zones of C7.2: the two Coalitions by the charge of their Leader, peace with all, war with nearly all. */
export function StatusSign({ status, size }: Sized & { status: Status }) {
  const leader = status === "british" ? "britain" : status === "french" ? "france" : null;
  return (
    <Sign size={size} kind={leader ? `ar-coalition power-${leader}` : `ar-${status}`}>
      <circle class="ar-disc" r={11} />
      <circle class="ar-rim" r={9.4} />
      {leader && <Charge of={leader} size={14} />}
      {status === "neutral" && <path transform="scale(.72)" d={BRANCH} />}
      {status === "expansionist" && <path transform="scale(.72)" d={SWORDS} />}
    </Sign>
  );
}

/** How two powers stand to each other: swords, a branch of olive, or two rings. */
export function RelationSign({ relation, size }: Sized & { relation: Relation }) {
  return (
    <Sign size={size} kind={`ar-${relation}`}>
      {relation === "war" && <path d={SWORDS} />}
      {relation === "peace" && <path d={BRANCH} />}
      {relation === "ally" && <path d="M-10.5 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-1.5 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />}
    </Sign>
  );
}
