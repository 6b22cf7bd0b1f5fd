/** The map turns to where something is asked: to a battle of mine, and on a phone to the choices, if all is far away. */
import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import type { Point, Spot } from "../../table/game";
import { ownPowers, stageOf, viewOf } from "../view";

const NARROW = "(max-width: 760px)";

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
  useSignalEffect(() => {
    const spots = [...desk.spots.value.keys()];
    if (desk.view.question.value && window.matchMedia(NARROW).matches && isFar()) {
      const middle = inTheMiddle(spots, (spot) => desk.game.point(spot, desk.position));
      if (middle) desk.sought.value = middle;
    }
  });
  return null;
}

/** Whether the whole map is shown, too small to point at anything. */
const isFar = (): boolean => !["near", "mid"].includes(document.querySelector<HTMLElement>(".board-frame")?.dataset.near ?? "far");

/** Of several spots the one that is nearest to the middle of all. */
export function inTheMiddle(spots: Spot[], place: (spot: Spot) => Point | null): Spot | null {
  const found = spots.flatMap((spot) => {
    const at = place(spot);
    return at ? [{ spot, at }] : [];
  });
  const mean = (pick: (at: Point) => number) => found.reduce((sum, { at }) => sum + pick(at), 0) / found.length;
  const [x, y] = [mean((at) => at.x), mean((at) => at.y)];
  const away = ({ at }: { at: Point }) => Math.hypot(at.x - x, at.y - y);
  return found.sort((a, b) => away(a) - away(b))[0]?.spot ?? null;
}
