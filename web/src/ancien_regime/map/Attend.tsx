/** What follows the position without being drawn: Frederick's name, the plan of who is on the way, where a battle is. */
import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { planOnward } from "../plan";
import { europe } from "../ui";
import { battleOf, powersOf, viewOf } from "../view";

export function Attend({ desk }: { desk: Desk }) {
  const shown = useRef("");
  useSignalEffect(() => {
    const view = viewOf(desk);
    if (view) europe(desk).texts.frederick = view.frederick;
  });
  useSignalEffect(() => void planOnward(desk));
  useSignalEffect(() => {
    shown.current = followBattle(desk, shown.current);
  });
  return null;
}

/** When a battle of mine begins, the map shows where. */
function followBattle(desk: Desk, before: string): string {
  const view = viewOf(desk);
  const battle = view && battleOf(view);
  if (!view || !battle || battle.territory === before) return battle?.territory ?? "";
  const own = powersOf(view, desk.view.seat);
  const generals = [battle.attacker, ...battle.defenders, ...battle.supporters.flat()];
  const mine = generals.some((general) => own.includes(europe(desk).atlas.powerOf(general)));
  const held = battle.garrison !== "nobody" && own.includes(battle.garrison);
  if (mine || held) desk.sought.value = `territory:${battle.territory}`;
  return battle.territory;
}
