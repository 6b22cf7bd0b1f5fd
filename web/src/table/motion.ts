/** Pieces do not jump: they go along the way they have taken. Who wants no motion sees them in place at once. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { motion } from "../prefs";
import type { Point } from "./game";

const STEP = 260; // milliseconds for a step
const LONGEST = 1400; // for a whole march

/** Whether nothing shall move: the person says so here, or in the settings of his system. */
export function still(): boolean {
  return motion.peek() === "none" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let a node that stands at the end of a way come along it, from where it is seen now. */
function travel(node: SVGGElement, way: Point[]): void {
  if (still() || way.length < 2) return;
  const running = node.getAnimations().some((animation) => animation.playState === "running");
  const first = running ? [`${getComputedStyle(node).transform}`] : [];
  for (const animation of node.getAnimations()) animation.cancel();
  const places = way.slice(running ? 1 : 0).map(({ x, y }) => `translate(${x}px, ${y}px)`);
  const frames = [...first, ...places].map((transform) => ({ transform }));
  node.animate(frames, { duration: Math.min(LONGEST, STEP * (frames.length - 1)), easing: "ease-in-out" });
}

/** When a piece has come to another place it goes there before our eyes, by the points of its way. */
export function useTravel(
  node: { current: SVGGElement | null },
  place: string | undefined,
  way: (from: string, to: string) => (Point | null)[],
): void {
  const before = useRef(place);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = place;
    if (!node.current || !from || !place || from === place) return;
    travel(node.current, way(from, place).filter((point) => point !== null));
  }, [place]);
}
