/** Who holds a fortress that is not his: victory and elector markers, and question markers. */
import { useComputed } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { Flag, Question } from "../art";
import { maria } from "../ui";
import { viewOf, type PowerId } from "../view";

export function Markers({ desk }: { desk: Desk }) {
  // The server sends what has changed only, so an unchanged entry is the same object.
  const markers = useComputed(() => viewOf(desk)?.markers).value ?? {};
  const questions = useComputed(() => viewOf(desk)?.questions).value ?? {};
  return (
    <g class="markers" aria-hidden="true">
      {Object.entries(markers).map(([city, power]) => (
        <Marker key={city} desk={desk} city={city} power={power} Sign={Flag} />
      ))}
      {Object.entries(questions).map(([city, power]) => (
        <Marker key={`${city}?`} desk={desk} city={city} power={power} Sign={Question} />
      ))}
    </g>
  );
}

interface Props {
  desk: Desk;
  city: string;
  power: PowerId;
  Sign: typeof Flag;
}

function Marker({ desk, city, power, Sign }: Props) {
  const place = maria(desk).atlas.cities.get(city);
  if (!place) return null;
  return (
    <g class={`marker power-${power}`} data-spot={`city:${city}`} transform={`translate(${place.x} ${place.y})`}>
      <g class="counter marker-sign">
        <Sign power={power} />
      </g>
    </g>
  );
}
