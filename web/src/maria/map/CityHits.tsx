/** All cities in play as something that can be pointed at. Drawn once: which of them are choices is shown by rings. */
import { useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { maria } from "../ui";
import { isAdvanced, viewOf } from "../view";

const HIT = 9;

export function CityHits({ desk }: { desk: Desk }) {
  const advanced = useComputed(() => {
    const view = viewOf(desk);
    return view && isAdvanced(view);
  }).value;
  return useMemo(() => {
    const cities = maria(desk).atlas.data.cities.filter((city) => advanced || city.map === "bohemia");
    return (
      <g class="city-hits" aria-hidden="true">
        {cities.map(({ id, x, y }) => (
          <circle key={id} data-spot={`city:${id}`} cx={x} cy={y} r={HIT} />
        ))}
      </g>
    );
  }, [desk, advanced]);
}
