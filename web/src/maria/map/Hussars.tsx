/** Austria's hussars where they ride. */
import { useComputed } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { Hussar } from "../art";
import { maria } from "../ui";
import { viewOf } from "../view";

export function Hussars({ desk }: { desk: Desk }) {
  const hussars = useComputed(() => viewOf(desk)?.hussars).value ?? [];
  const { atlas } = maria(desk);
  return (
    <g class="hussars" aria-hidden="true">
      {hussars.map((place, number) => {
        const city = atlas.cities.get(place);
        return (
          city && (
            <g key={number} class="unit" data-spot={`city:${place}`} style={{ transform: `translate(${city.x}px, ${city.y}px)` }}>
              <g class="counter">
                <Hussar number={number + 1} />
              </g>
            </g>
          )
        );
      })}
    </g>
  );
}
