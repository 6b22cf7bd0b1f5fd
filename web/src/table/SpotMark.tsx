/** Something on the board that can be pointed at, with its state for eyes, keys and screen readers. */
import type { ComponentChildren } from "preact";
import type { Desk } from "./desk";
import type { Spot } from "./game";
import { bringIn } from "./Glow";

interface Props {
  desk: Desk;
  spot: Spot;
  /** Where its middle is; without it the children are in the sheet's own coordinates. */
  x?: number;
  y?: number;
  class?: string;
  /** Instead of the spot's description. */
  label?: string;
  children: ComponentChildren;
}

export function SpotMark({ desk, spot, x, y, class: own = "", label, children }: Props) {
  const move = desk.spots.value.get(spot);
  const planned = desk.planning.value?.routes.has(spot) ?? false;
  const open = move !== undefined || planned;
  const chosen = (move !== undefined && desk.chosen.value === move) || desk.route.value?.places.at(-1) === spot;
  const state = [open && "open", chosen && "chosen", desk.lit.value === spot && "lit"].filter(Boolean).join(" ");
  return (
    <g
      class={`spot ${own} ${state}`}
      data-spot={spot}
      transform={x === undefined ? undefined : `translate(${x} ${y})`}
      {...interactive(desk, spot, open, chosen, label)}
    >
      {children}
    </g>
  );
}

/** What makes a thing on the board a button for keys and screen readers. Only what can be chosen takes the focus. */
export function interactive(desk: Desk, spot: Spot, open: boolean, chosen: boolean, label?: string) {
  if (!open) return { "aria-hidden": true as const };
  return {
    role: "button" as const,
    tabIndex: 0,
    "aria-pressed": chosen,
    "aria-label": label ?? desk.game.describe(spot, desk.position),
    onFocus: (event: FocusEvent) => bringIn(desk, spot, event.currentTarget as Element),
  };
}

/** The same for a piece, which is a choice only by its own name: what stands below it has a mark that takes the focus. */
export function interactivePiece(desk: Desk, spot: Spot, kind: string) {
  const move = desk.spots.value.get(spot);
  return interactive(desk, spot, move !== undefined && spot.startsWith(`${kind}:`), desk.chosen.value === move);
}
