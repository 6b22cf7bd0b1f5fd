/** Choices in rows: a sign, a name, and what one should know of it. */
import type { ComponentChildren } from "preact";
import { arrowKeys, Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import type { Spot } from "../../table/game";
import { t } from "../say";

/** A group of choices that arrow keys go through. */
export function Rows({ label, class: own = "", children }: { label: string; class?: string; children: ComponentChildren }) {
  return (
    <div class={`rows ${own}`} role="group" aria-label={label} onKeyDown={arrowKeys}>
      {children}
    </div>
  );
}

interface Props {
  desk: Desk;
  spot: Spot;
  sign: ComponentChildren;
  name: string;
  facts?: string;
  children?: ComponentChildren;
}

export function Row({ desk, spot, sign, name, facts = "", children }: Props) {
  return (
    <Choosable desk={desk} spot={spot} class="row" label={[name, facts].filter(Boolean).join(t("list-comma"))}>
      {sign}
      <b>{name}</b>
      {facts && <span class="row-facts">{facts}</span>}
      {children}
    </Choosable>
  );
}
