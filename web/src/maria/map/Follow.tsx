/** When a battle of mine begins, the map shows where. */
import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { ownPowers, stageOf, viewOf } from "../view";

export function Follow({ desk }: { desk: Desk }) {
  const shown = useRef("");
  useSignalEffect(() => {
    const view = viewOf(desk);
    const battle = view && stageOf(view, "Battle");
    const pair = battle?.cities.join() ?? "";
    const mine = view && battle && ownPowers(view).some((power) => battle.powers.includes(power));
    if (mine && pair !== shown.current) desk.sought.value = `city:${battle.cities[0]}`;
    shown.current = pair;
  });
  return null;
}
