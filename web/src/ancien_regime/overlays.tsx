/** Layers over the map: who controls what, and where a power may go. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "../table/desk";
import type { Overlay } from "../table/game";
import { arView, powersOf, type PowerId } from "./view";

export const overlays: Overlay[] = [
  { id: "control", label: "ui-ar-overlay-control", key: "C", Layer: ControlLayer },
  { id: "entry", label: "ui-ar-overlay-entry", key: "E", Layer: EntryLayer },
];

/** Every territory in the colour of who controls it. */
function ControlLayer({ desk }: { desk: Desk }) {
  const view = arView(desk);
  return (
    <g class="overlay control">
      {Object.entries(view.control ?? {}).map(([territory, power]) => {
        return <use key={territory} class={`controlled power-${power}`} href={`#area-${territory}`} />;
      })}
    </g>
  );
}

interface Allowed {
  entry: Record<string, "free" | "forbidden" | PowerId>;
  battles: string[];
}

/** Where generals of my power may go: freely, with somebody's consent, into a battle, or not at all. */
function EntryLayer({ desk }: { desk: Desk }) {
  const allowed = useSignal<Allowed | null>(null);
  const view = arView(desk);
  const [power] = view.players ? powersOf(view, desk.view.seat) : [];
  useEffect(() => {
    if (!power) return;
    desk.view.survey("relations", power).then(
      (told) => (allowed.value = told as unknown as Allowed),
      (error: unknown) => desk.fail(error),
    );
  }, [power, desk.view.position.value]);
  if (!allowed.value) return null;
  const { entry, battles } = allowed.value;
  return (
    <g class="overlay entry">
      {Object.entries(entry).map(([territory, leave]) => {
        const at = desk.game.point(`territory:${territory}`, desk.position);
        const kind = battles.includes(territory) ? "battle" : leave === "free" || leave === "forbidden" ? leave : "consent";
        return at && <Mark key={territory} kind={kind} x={at.x} y={at.y} />;
      })}
    </g>
  );
}

const SIGNS = { free: "✓", forbidden: "✕", consent: "?", battle: "⚔" } as const;

function Mark({ kind, x, y }: { kind: keyof typeof SIGNS; x: number; y: number }) {
  return (
    <g class={`entry-mark ${kind}`} transform={`translate(${x} ${y + 34})`} aria-hidden="true">
      <circle r={15} />
      <text y={6}>{SIGNS[kind]}</text>
    </g>
  );
}
