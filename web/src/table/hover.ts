/** Pointing at the board with mouse, finger or pen: a tap chooses, a rest or a long press explains. */
import type { Desk } from "./desk";
import type { Spot } from "./game";

const REST = 450; // milliseconds of a mouse on a spot until it is explained
const PRESS = 550; // of a finger
const SLIP = 8; // pixels that a finger may slip

function spotOf(target: EventTarget | null): Spot | null {
  return target instanceof Element ? (target.closest<SVGElement>("[data-spot]")?.dataset.spot ?? null) : null;
}

export function hovering(desk: Desk) {
  let timer = 0;
  let pressed: { spot: Spot; x: number; y: number } | null = null;
  let explained = false;
  const calm = () => window.clearTimeout(timer);
  const explainLater = (spot: Spot, wait: number) => {
    calm();
    timer = window.setTimeout(() => {
      explained = true;
      const open = desk.spots.peek().has(spot) || desk.planning.peek()?.routes.has(spot);
      if (!open) void desk.explain(spot);
      else desk.told.value = { spot, reason: null };
    }, wait);
  };
  return {
    onPointerOver(event: PointerEvent) {
      const spot = spotOf(event.target);
      if (event.pointerType !== "mouse" || !spot) return;
      explainLater(spot, REST);
    },
    onPointerOut(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      calm();
      if (spotOf(event.relatedTarget) !== desk.told.peek()?.spot) desk.told.value = null;
    },
    onPointerDown(event: PointerEvent) {
      explained = false;
      const spot = spotOf(event.target);
      pressed = spot ? { spot, x: event.clientX, y: event.clientY } : null;
      if (spot && event.pointerType !== "mouse") explainLater(spot, PRESS);
    },
    onPointerMove(event: PointerEvent) {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) {
        pressed = null;
        calm();
      }
    },
    onClick(event: MouseEvent) {
      calm();
      const spot = spotOf(event.target);
      if (!spot) desk.told.value = null;
      else if (!explained || event.detail === 0) void desk.point(spot);
      explained = false;
    },
    onContextMenu(event: MouseEvent) {
      if (spotOf(event.target)) event.preventDefault(); // a long press on a phone
    },
    onKeyDownCapture(event: KeyboardEvent) {
      const spot = spotOf(event.target);
      if (spot && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) void desk.point(spot);
      }
    },
  };
}
