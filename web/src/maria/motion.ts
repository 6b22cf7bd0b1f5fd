/** Pieces do not jump: they go along the roads they have taken. Who wants no motion sees them in place at once. */
import type { GameEvent } from "../api/types";
import { motion } from "../prefs";
import type { Point } from "../table/game";

const STEP = 260; // milliseconds for a road
const LONGEST = 1400; // for a whole march

export function still(): boolean {
  return motion.peek() === "none" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The cities that a piece has come through by what has just happened; only its start and end if nothing tells more. */
export function wayOf(piece: string, from: string, to: string, news: GameEvent[]): string[] {
  const way = [from];
  for (const { kind, params } of news) {
    if (kind === "moved" && params.piece === piece && params.start === way.at(-1)) way.push(String(params.city));
    if (kind === "retreated" && Array.isArray(params.path) && params.path[0] === way.at(-1) && includes(params.pieces, piece)) {
      way.push(...params.path.slice(1));
    }
  }
  return way.at(-1) === to ? way : [from, to];
}

const includes = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one);

/** Let a node that stands at the end of a way come along it, from where it is seen now. */
export function travel(node: SVGGElement, way: Point[]): void {
  if (still() || way.length < 2) return;
  const running = node.getAnimations().some((animation) => animation.playState === "running");
  const first = running ? [`${getComputedStyle(node).transform}`] : [];
  for (const animation of node.getAnimations()) animation.cancel();
  const places = way.slice(running ? 1 : 0).map(({ x, y }) => `translate(${x}px, ${y}px)`);
  const frames = [...first, ...places].map((transform) => ({ transform }));
  node.animate(frames, { duration: Math.min(LONGEST, STEP * (frames.length - 1)), easing: "ease-in-out" });
}
