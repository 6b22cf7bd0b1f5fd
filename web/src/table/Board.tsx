/** The board: the static map, put in once, and above it what changes. Pointing is understood by `data-spot`. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { effect, useComputed } from "@preact/signals";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";
import type { Area, GameUi } from "./game";
import { hovering } from "./hover";
import { Path } from "./Path";
import { Camera } from "./zoom";

const PAN = 80;

export function Board({ desk }: { desk: Desk }) {
  const frame = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const area = useComputed(() => desk.game.extent(desk.view.about.value?.options ?? {}).join());
  useCamera(desk, frame, camera, area.value);
  const pointing = useMemo(() => hovering(desk), [desk]); // once: a press may last longer than a drawing
  useEffect(() => pointing.onPointerCancel, [pointing]);
  return (
    <div class="board-frame" ref={frame}>
      <Ground game={desk.game} />
      <svg
        class={`board ${desk.game.mapClass}`}
        role="group"
        aria-label={t("ui-board")}
        tabIndex={0}
        onKeyDown={(event) => steer(event, camera.current)}
        {...pointing}
      >
        <g class="sheet">
          <Layer desk={desk} />
          <desk.game.Pieces desk={desk} />
          <Path desk={desk} />
        </g>
      </svg>
      <div class="zoom-buttons" role="group" aria-label={t("ui-zoom")}>
        <Button icon="plus" label={t("ui-zoom-in")} onClick={() => camera.current?.by(1.5)} />
        <Button icon="minus" label={t("ui-zoom-out")} onClick={() => camera.current?.by(1 / 1.5)} />
        <Button icon="whole" label={t("ui-zoom-whole")} onClick={() => camera.current?.fit()} />
      </div>
    </div>
  );
}

/** The layer that is switched on. */
function Layer({ desk }: { desk: Desk }) {
  const Body = desk.game.overlays.find((overlay) => overlay.id === desk.overlay.value)?.Layer;
  return Body ? <Body desk={desk} /> : null;
}

/** The map never changes: it is parsed once and never compared again, and what moves above it does not repaint it. */
function Ground({ game }: { game: GameUi }) {
  const drawing = useMemo(() => ({ __html: game.map }), [game]);
  return <div class="board-ground" aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}

function useCamera(
  desk: Desk,
  frame: { current: HTMLDivElement | null },
  camera: { current: Camera | null },
  area: string,
): void {
  useEffect(() => {
    const svg = frame.current?.querySelector<SVGSVGElement>(".board");
    if (!frame.current || !svg) return;
    const made = new Camera(frame.current, svg, area.split(",").map(Number) as Area, desk.game.framing);
    camera.current = made;
    const sizes = new ResizeObserver(() => made.resized());
    sizes.observe(svg);
    const stop = effect(() => seek(desk, made));
    return () => {
      stop();
      sizes.disconnect();
      made.dispose();
    };
  }, [desk, area]);
}

function seek(desk: Desk, camera: Camera): void {
  const spot = desk.sought.value;
  const point = spot && desk.game.point(spot, desk.view.position.peek() ?? {});
  if (point) camera.seek(point);
  if (spot) desk.sought.value = null; // who asks for the same once more is brought there again
}

/** Keys of the map itself: only while the map has the focus, not one of its pieces. */
function steer(event: KeyboardEvent, camera: Camera | null): void {
  if (!camera) return;
  const onMap = event.target === event.currentTarget;
  const pans: Record<string, [number, number]> = {
    ArrowLeft: [PAN, 0],
    ArrowRight: [-PAN, 0],
    ArrowUp: [0, PAN],
    ArrowDown: [0, -PAN],
  };
  const pan = pans[event.key];
  if (onMap && pan) camera.pan(...pan);
  else if (event.key === "+" || event.key === "=") camera.by(1.4);
  else if (event.key === "-") camera.by(1 / 1.4);
  else if (event.key === "0") camera.fit();
  else return;
  event.preventDefault();
}
