/** The offer that one seat has half written; it stays when the screen changes hands. */
import { signal, type Signal } from "@preact/signals";
import type { Desk } from "../../table/desk";
import type { Draft } from "./terms";

export interface Offer {
  to: Signal<string>;
  clauses: Signal<string[]>;
  draft: Signal<Draft | null>;
}

const offers = new WeakMap<Desk["view"], Offer>();

export function offerOf(desk: Desk): Offer {
  let offer = offers.get(desk.view);
  if (!offer) {
    offer = { to: signal(""), clauses: signal([]), draft: signal(null) };
    offers.set(desk.view, offer);
  }
  return offer;
}

/** Begin an offer with a clause that is complete already, as the end of an agreement is. */
export function begin(desk: Desk, to: string, clause: string): void {
  const offer = offerOf(desk);
  offer.to.value = to;
  offer.clauses.value = [...new Set([...offer.clauses.value, clause])];
}
