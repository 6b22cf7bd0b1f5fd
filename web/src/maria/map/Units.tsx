/** Generals and trains. A stack of two shows both, the commander before the other. */
import { useMemo, useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import type { Spot } from "../../table/game";
import { useTravel } from "../../table/motion";
import { interactivePiece } from "../../table/SpotMark";
import { General, Train } from "../art";
import { stacks, type Piece } from "../board";
import { wayOf } from "../motion";
import { maria } from "../ui";
import { stageOf, viewOf, type MariaView } from "../view";

/** In a stack the commander stands before the other, so that both can be told. */
const FRONT = { x: -7, y: 2 };
const BACK = { x: 8, y: -3 };
const ALONE = { x: 0, y: 0 };

export function Units({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const { atlas } = maria(desk);
  // Commanders come last and so on top; the order never changes, for nodes that are moved lose focus and motion.
  const order = useMemo(() => [...atlas.data.pieces].sort((a, b) => b.rank - a.rank), [atlas]);
  if (!view) return null;
  const found = stacks(atlas, view);
  const marching = stageOf(view, "March")?.piece;
  return (
    <g class="units">
      {order.map((piece) => {
        const stack = found.get(view.place[piece.id] ?? "") ?? [piece];
        return <Unit key={piece.id} desk={desk} view={view} piece={piece} stack={stack} marching={piece.id === marching} />;
      })}
    </g>
  );
}

interface Props {
  desk: Desk;
  view: MariaView;
  piece: Piece;
  stack: Piece[];
  marching: boolean;
}

function Unit({ desk, view, piece, stack, marching }: Props) {
  const { atlas } = maria(desk);
  const node = useRef<SVGGElement>(null);
  const place = view.place[piece.id];
  const at = atlas.pointOf(piece, place);
  useTravel(node, place, (from, to) =>
    wayOf(piece.id, from, to, desk.view.news.peek()).map((city) => atlas.pointOf(piece, city)),
  );
  if (!at) return null;
  const spot = target(desk, piece, place);
  const stand = stack.length < 2 ? ALONE : stack[0] === piece ? FRONT : BACK;
  return (
    <g ref={node} class={`unit ${looks(view, piece, marching)}`} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g class="counter">
        <g transform={`translate(${stand.x} ${stand.y})`}>
          {/* The numbers on a piece are drawings; what they say is in its name. So the button is beside them, not around. */}
          <g class={`spot ${states(desk, spot)}`} data-spot={spot} {...interactivePiece(desk, spot, "piece")}>
            <circle class="halo" r={15} />
          </g>
          <g class="figure" aria-hidden="true">
            <Sign view={view} piece={piece} />
          </g>
        </g>
      </g>
    </g>
  );
}

function Sign({ view, piece }: { view: MariaView; piece: Piece }) {
  if (!piece.rank) return <Train power={piece.power} />;
  const troops = view.troops[piece.id];
  return (
    <>
      <General power={piece.power} rank={piece.rank} down={view.face_down.includes(piece.id)} />
      {typeof troops === "number" && troops > 0 && (
        <g class="troops" transform="translate(10.5 -10)">
          <circle r={6.4} />
          <text y={3.5}>{troops}</text>
        </g>
      )}
    </>
  );
}

/** Pointing at a piece means its city where that is what can be chosen: to join it, to overrun it. */
function target(desk: Desk, piece: Piece, place: string | undefined): Spot {
  const own = `piece:${piece.id}`;
  const city = `city:${place}`;
  const plan = desk.planning.value;
  if (plan?.routes.has(city) && plan.piece !== own) return city;
  return !desk.spots.value.has(own) && desk.spots.value.has(city) ? city : own;
}

function looks(view: MariaView, piece: Piece, marching: boolean): string {
  return [`power-${piece.power}`, marching ? "marching" : "", hasMoved(view, piece) ? "moved" : ""].filter(Boolean).join(" ");
}

/** Whether it can be chosen, is chosen, or can wait until the march that is planned is over. */
function states(desk: Desk, spot: Spot): string {
  const move = desk.spots.value.get(spot);
  const own = spot.startsWith("piece:");
  const plan = desk.planning.value;
  const all: [boolean, string][] = [
    [move !== undefined, "open"],
    [own && (plan?.piece === spot || (move !== undefined && desk.chosen.value === move)), "chosen"],
    [own && plan !== null && plan.piece !== spot, "later"],
  ];
  return all.filter(([is]) => is).map(([, name]) => name).join(" ");
}

/** Whether it has had its move in the movement phase that is on. */
function hasMoved(view: MariaView, piece: Piece): boolean {
  return view.moved.includes(piece.id) && (stageOf(view, "MovementPhase")?.powers.includes(piece.power) ?? false);
}
