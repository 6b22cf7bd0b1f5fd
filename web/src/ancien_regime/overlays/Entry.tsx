/** Where generals of a power may go: freely, with somebody's consent, into a battle, or not at all. */
import type { Desk } from "../../table/desk";
import { useSurvey, type Surveys } from "../survey";
import { europe } from "../ui";
import { powersOf, viewOf, type PowerId } from "../view";
import { Sign, type SignKind } from "./Sign";

export function Entry({ desk }: { desk: Desk }) {
  const found = useEntry(desk);
  const { territories } = europe(desk).atlas;
  return (
    <g class="overlay entry" aria-hidden="true">
      {Object.entries(entries(found)).map(([territory, kind]) => {
        const at = territories.get(territory);
        return at && <Sign key={territory} kind={kind} at={at} />;
      })}
    </g>
  );
}

/** Whose eyes the layer has: those of the power that is asked for, else of my first. */
export function powerInQuestion(desk: Desk): PowerId | null {
  const view = viewOf(desk);
  const asked = desk.decision.value?.params.power as PowerId | undefined;
  const own = view ? powersOf(view, desk.view.seat) : [];
  return asked && own.includes(asked) ? asked : (own[0] ?? null);
}

export function useEntry(desk: Desk): Surveys["relations"] | null {
  return useSurvey(desk, "relations", powerInQuestion(desk));
}

/** What is due at the border of each territory. */
export function entries(found: Surveys["relations"] | null): Record<string, SignKind> {
  const all = Object.entries(found?.entry ?? {}).map(([territory, leave]): [string, SignKind] => {
    if (leave === "forbidden") return [territory, "forbidden"];
    if (found?.battles.includes(territory)) return [territory, "battle"];
    return [territory, leave === "free" ? "free" : "consent"];
  });
  return Object.fromEntries(all);
}
