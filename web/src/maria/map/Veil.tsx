/** The map that is not in play lies in the shade. */
import { useComputed } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { maria } from "../ui";
import { isAdvanced, viewOf } from "../view";

export function Veil({ desk }: { desk: Desk }) {
  const whole = useComputed(() => {
    const view = viewOf(desk);
    return view === null || isAdvanced(view);
  }).value;
  if (whole) return null;
  const [x, y, width, height] = maria(desk).atlas.data.areas.flanders;
  return <rect class="veil" x={x} y={y} width={width} height={height} />;
}
