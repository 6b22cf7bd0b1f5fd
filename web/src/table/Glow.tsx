/** What a name in the log or a list points at, and what the keys have come to, is brought into sight. */
import { useEffect } from "preact/hooks";
import type { Desk } from "./desk";
import type { Spot } from "./game";

/** Who goes from choice to choice by keys sees each of them; a click does not move the map, nor what is in sight. */
export function bringIn(desk: Desk, spot: Spot, node: Element): void {
  if (node.matches(":focus-visible") && !inSight(node)) desk.sought.value = spot;
}

function inSight(node: Element): boolean {
  const board = node.closest(".board")?.getBoundingClientRect();
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return board !== undefined && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
}

/** What is drawn anew is brought into sight, once the map itself is in its place. */
export function useSight(desk: Desk, spot: Spot, node: { current: SVGGElement | null }): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (node.current && !inSight(node.current)) desk.sought.value = spot;
    });
    return () => window.clearTimeout(timer);
  }, [desk, spot]);
}

/** What a name points at. */
export function Glow({ desk, radius }: { desk: Desk; radius: number }) {
  const spot = desk.lit.value;
  const point = spot && desk.game.point(spot, desk.position);
  if (!point) return null;
  return (
    <g class="spot lit glow" transform={`translate(${point.x} ${point.y})`} aria-hidden="true">
      <circle class="counter halo" r={radius} />
    </g>
  );
}
