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
  let pressed: { x: number; y: number } | null = null;
  let explained = false;
  const calm = () => window.clearTimeout(timer);
  const release = () => {
    pressed = null;
    calm();
  };
  const explainLater = (spot: Spot, wait: number, pinned: boolean) => {
    calm();
    timer = window.setTimeout(() => {
      explained = true;
      void desk.explain(spot, pinned);
    }, wait);
  };
  return {
    onPointerOver(event: PointerEvent) {
      const spot = spotOf(event.target);
      if (event.pointerType !== "mouse" || !spot || event.buttons) return;
      explainLater(spot, REST, false);
    },
    onPointerOut(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      calm();
      const told = desk.told.peek();
      if (!told?.pinned && spotOf(event.relatedTarget) !== told?.spot) desk.hush();
    },
    onPointerDown(event: PointerEvent) {
      release(); // a click in the moment of a rest is still a click
      explained = false;
      const spot = spotOf(event.target);
      if (!spot || !event.isPrimary || event.pointerType === "mouse") return;
      pressed = { x: event.clientX, y: event.clientY };
      explainLater(spot, PRESS, true);
    },
    onPointerMove(event: PointerEvent) {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick(event: MouseEvent) {
      calm();
      const spot = spotOf(event.target);
      if (!spot) desk.hush();
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
