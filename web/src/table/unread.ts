/** How far somebody has read what was told, as long as the page is open. */
import { signal, type Signal } from "@preact/signals";
import type { Desk } from "./desk";

/** How many events were told when the last summary was closed. What was over before we came is not summed up. */
const read = new WeakMap<Desk["view"], Signal<number>>();

export function readUpTo(desk: Desk): Signal<number> {
  let found = read.get(desk.view);
  if (!found) {
    found = signal(desk.view.events.peek().length);
    read.set(desk.view, found);
  }
  return found;
}
