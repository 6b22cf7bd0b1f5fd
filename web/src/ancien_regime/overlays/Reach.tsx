/** Where the general that was pointed at last could be, and in which Movement Turn. */
import { effect, signal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { readSpot } from "../spots";
import { useSurvey, type Reach as Found } from "../survey";
import { europe } from "../ui";
import { Plate } from "./Sign";

export function Reach({ desk }: { desk: Desk }) {
  const found = useReach(desk);
  const { territories } = europe(desk).atlas;
  return (
    <g class="overlay reach-layer" aria-hidden="true">
      {found?.territory && <use class="from" href={`#area-${found.territory}`} />}
      {turns(found).map(([territory, turn]) => {
        const at = territories.get(territory);
        return (
          at && (
            <g key={territory} class={`turn-${turn}`}>
              <use class="end" href={`#area-${territory}`} />
              <Plate at={at} kind={found?.ends[territory]?.battle ? "battle" : "turn"}>
                <text y={6.5}>{turn}</text>
              </Plate>
            </g>
          )
        );
      })}
    </g>
  );
}

/** The Movement Turn in which each territory can be reached at the earliest. */
export function turns(found: Found | null): [string, number][] {
  if (!found) return [];
  return [...Object.keys(found.ends).map((end): [string, number] => [end, 1]), ...Object.entries(found.later)];
}

export function useReach(desk: Desk): Found | null {
  return useSurvey(desk, "reach", usePointedAt(desk).value);
}

/** The general whom somebody looked at last: pointed at, chosen, or on the way. */
function usePointedAt(desk: Desk): Signal<string | null> {
  const general = useMemo(() => signal<string | null>(null), [desk]);
  useEffect(
    () =>
      effect(() => {
        const way = desk.decision.value?.params.general;
        const { kind, id } = readSpot(desk.told.value?.spot ?? desk.planning.value?.piece ?? (way ? `general:${way}` : ""));
        if (kind === "general") general.value = id;
      }),
    [desk, general],
  );
  return general;
}
