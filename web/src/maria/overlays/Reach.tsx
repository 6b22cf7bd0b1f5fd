/** Where the piece that was pointed at last could go: in its move, and farther by forced march. */
import { effect, signal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { readSpot } from "../spots";
import { useSurvey, type ReachSurvey } from "../survey";
import { maria } from "../ui";
import { stageOf, viewOf } from "../view";

export function Reach({ desk }: { desk: Desk }) {
  const piece = usePointedAt(desk);
  const found = useSurvey(desk, "reach", piece.value);
  return (
    <g class="overlay reach-layer" aria-hidden="true">
      {found && <Ends desk={desk} found={found} />}
    </g>
  );
}

function Ends({ desk, found }: { desk: Desk; found: ReachSurvey }) {
  const { cities } = maria(desk).atlas;
  const here = cities.get(found.city ?? "");
  const ends = [
    ...Object.keys(found.ordinary).map((city) => ({ city, kind: "ordinary" })),
    ...Object.keys(found.forced)
      .filter((city) => !(city in found.ordinary))
      .map((city) => ({ city, kind: "forced" })),
  ];
  return (
    <>
      {here && <circle class="from" cx={here.x} cy={here.y} r={16} />}
      {ends.map(({ city, kind }) => {
        const at = cities.get(city);
        return at && <circle key={city} class={`end ${kind}`} cx={at.x} cy={at.y} r={kind === "forced" ? 7 : 9} />;
      })}
    </>
  );
}

/** The piece that somebody looked at last: pointed at, chosen, or on the march. */
function usePointedAt(desk: Desk): Signal<string | null> {
  const piece = useMemo(() => signal<string | null>(null), [desk]);
  useEffect(
    () =>
      effect(() => {
        const spot = desk.told.value?.spot ?? desk.planning.value?.piece ?? desk.chosen.value?.replace(" ", ":") ?? marching(desk);
        const { kind, id } = readSpot(spot);
        if (kind === "piece") piece.value = id;
      }),
    [desk, piece],
  );
  return piece;
}

function marching(desk: Desk): string {
  const view = viewOf(desk);
  const march = view && stageOf(view, "March");
  return march ? `piece:${march.piece}` : "";
}
