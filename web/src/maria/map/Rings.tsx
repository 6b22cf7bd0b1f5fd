/** The cities that can be chosen now, and the one that a name in the log or a list points at. */
import type { Desk } from "../../table/desk";
import type { Spot } from "../../table/game";
import { bringIn } from "../../table/Glow";
import { readSpot } from "../spots";
import { maria } from "../ui";

const RADIUS = 8;

/** Choices of the decision, and ends of the march that is being planned. */
export function Rings({ desk }: { desk: Desk }) {
  const planned = [...(desk.planning.value?.routes.keys() ?? [])];
  const asked = [...desk.spots.value.keys()].filter((spot) => spot.startsWith("city:"));
  return (
    <g class="rings">
      {[...new Set([...asked, ...planned])].map((spot) => (
        <Ring key={spot} desk={desk} spot={spot} />
      ))}
    </g>
  );
}

function Ring({ desk, spot }: { desk: Desk; spot: Spot }) {
  const { atlas } = maria(desk);
  const city = atlas.cities.get(readSpot(spot).id);
  if (!city) return null;
  const route = desk.planning.value?.routes.get(spot);
  const move = desk.spots.value.get(spot);
  const chosen = (move !== undefined && desk.chosen.value === move) || (route !== undefined && desk.route.value === route);
  const forced = route?.moves.includes("forced") ?? false;
  return (
    <g
      class={`spot goal open ${chosen ? "chosen" : ""} ${forced ? "forced" : ""}`}
      data-spot={spot}
      transform={`translate(${city.x} ${city.y})`}
      role="button"
      tabIndex={0}
      aria-pressed={chosen}
      aria-label={[desk.game.describe(spot, desk.position), ...(route?.notes ?? [])].join("; ")}
      onFocus={(event) => bringIn(desk, spot, event.currentTarget)}
    >
      <circle class="counter ring-hit" r={RADIUS + 6} />
      <circle class="counter halo" r={RADIUS} />
    </g>
  );
}
