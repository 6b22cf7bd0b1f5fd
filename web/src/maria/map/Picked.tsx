/** The places of an offer in the making. */
import type { Desk } from "../../table/desk";
import { offerOf } from "../deals/draft";
import { placesOf } from "../deals/terms";
import { maria } from "../ui";

export function Picked({ desk }: { desk: Desk }) {
  const draft = offerOf(desk).draft.value;
  const gap = draft ? (maria(desk).atlas.data.texts.clauses[draft.word] ?? []).findIndex(namesPlaces) : -1;
  const places = placesOf(draft?.values[gap] ?? "");
  return (
    <g class="picked-places" aria-hidden="true">
      {places.map((place) => {
        const at = maria(desk).atlas.cities.get(place);
        return (
          at && (
            <g key={place} transform={`translate(${at.x} ${at.y})`}>
              <circle class="counter" r={11} />
            </g>
          )
        );
      })}
    </g>
  );
}

const namesPlaces = (slot: string): boolean => slot === "places" || slot === "fortresses";
