/** The coat of a seat or power of either game. Games hand their drawings in when they are loaded. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

type Draw = ComponentType<{ of: string; size: number }>;
const drawings = signal<Record<string, Draw>>({});

export function registerCoats(game: string, draw: Draw): void {
  if (drawings.peek()[game] !== draw) drawings.value = { ...drawings.peek(), [game]: draw };
}

export function Coat({ of, game, large = false }: { of: string; game: string; large?: boolean }) {
  const Draw = drawings.value[game];
  const size = large ? 96 : 22;
  return <span class={`coat game-${game}`}>{Draw && <Draw of={of} size={size} />}</span>;
}
