/** Cards that somebody holds: a row of hands, and the cards of one of them; what may be played now is lit. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { arrowKeys, Choosable } from "./Choosable";
import { forward } from "../texts/languages";
import type { Desk } from "./desk";
import type { Spot } from "./game";

export function HandRow({ desk, label, children }: { desk: Desk; label: string; children: ComponentChildren }) {
  const row = useRef<HTMLDivElement>(null);
  const asked = desk.decision.value?.options.find((move) => move.startsWith("card "));
  useEffect(() => showFirst(row.current), [asked, desk.view.question.value]);
  return (
    <div ref={row} class="hands" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** What can be played is in sight, however long the row is. */
function showFirst(row: HTMLElement | null): void {
  const first = row?.querySelector<HTMLElement>(".hand-card.open");
  if (!row || !first) return;
  const { left, right, width } = row.getBoundingClientRect();
  const card = first.getBoundingClientRect();
  const start = forward() > 0 ? card.left - left : right - card.right;
  if (start < 0 || start + card.width * 4 > width) row.scrollLeft += forward() * (start - card.width * 2);
}

export interface HeldCard {
  key: string;
  spot: Spot;
  label: string;
  face: ComponentChildren;
  /** What it would give, shown upon it. */
  gives: string | null;
  class?: string;
  onPick?(): void;
}

/** The cards of a hand. One of them takes the focus, arrow keys go to the others. */
export function Fan({ desk, label, cards }: { desk: Desk; label: string; cards: HeldCard[] }) {
  const at = useSignal(0);
  const focus = Math.min(at.value, cards.length - 1);
  return (
    <div class="fan" role="group" aria-label={label} onKeyDown={arrowKeys}>
      {cards.map(({ key, face, gives, class: own = "", ...card }, number) => (
        <Choosable
          key={key}
          desk={desk}
          {...card}
          class={`hand-card ${own}`}
          tabIndex={number === focus ? 0 : -1}
          onFocus={() => (at.value = number)}
        >
          {face}
          {gives && <span class="gives">{gives}</span>}
        </Choosable>
      ))}
    </div>
  );
}
