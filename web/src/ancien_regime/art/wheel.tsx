/** The Wheel of War (C5.1-C5.3): a dial of seven fields, and within it a disc with the arms, which turns a field a turn. */
import { useId, useRef } from "preact/hooks";
import type { ByPower, Field, PowerId } from "../view";
import { ACTIONS } from "./actions";
import { Charge } from "./arms";

const FIELDS = 7;
const STEP = 360 / FIELDS;
/** Radii, in a box from -200 to 200. */
const RIM = 196;
const NAMES = 172;
const LINE = 17; // from line to line of a name
const CAPS = 11; // the height of its letters
const LONG = 15; // letters that fit in one line
const SIGNS = 134;
const DISC = 112;
const ARMS = 80;
const HUB = 40;

interface Props {
  positions: ByPower<Field>;
  /** The names of the fields, clockwise from the first. */
  labels: Record<Field, string>;
  turn: number;
  size: number;
}

export function Wheel({ positions, labels, turn, size }: Props) {
  const id = useId();
  const turned = useTurned(turn);
  const fields = Object.keys(labels) as Field[];
  return (
    <svg class="ar-wheel" width={size} height={size} viewBox="-200 -200 400 400" aria-hidden="true">
      <circle class="ar-dial" r={RIM} />
      <circle class="ar-thin" r={RIM - 5} />
      <circle class="ar-thin" r={DISC + 4} />
      {fields.map((field, n) => (
        <Sector key={field} id={`${id}-${field}`} field={field} label={labels[field]} at={n * STEP} />
      ))}
      <g class="ar-disc-turning" style={{ transform: `rotate(${turned}deg)` }}>
        <circle class="ar-plate" r={DISC} />
        {(Object.keys(positions) as PowerId[]).map((power) => (
          <Arms key={power} power={power} at={(fields.indexOf(positions[power]) - (turn - 1)) * STEP} upright={turned} />
        ))}
      </g>
      <circle class="ar-hub" r={HUB} />
      <circle class="ar-thin" r={HUB - 4} />
      <text class="ar-value" y={15} font-size={44}>
        {turn}
      </text>
    </svg>
  );
}

/** How far the disc has turned so far: always on, never back, so that a new Round is one more step. */
function useTurned(turn: number): number {
  const last = useRef({ turn, angle: (turn - 1) * STEP });
  const steps = (turn - last.current.turn + FIELDS) % FIELDS;
  if (steps) last.current = { turn, angle: last.current.angle + steps * STEP };
  return last.current.angle;
}

/** A field of the dial: its border, its sign and its name along the rim, the right way up in the lower half too. */
function Sector({ id, field, label, at }: { id: string; field: Field; label: string; at: number }) {
  const below = at > 90 && at < 270;
  const lines = inLines(label);
  const [x, y] = polar(SIGNS, at);
  return (
    <g class="ar-sector">
      <path class="ar-thin" d={`M${polar(DISC + 4, at + STEP / 2)}L${polar(RIM - 5, at + STEP / 2)}`} />
      {lines.map((line, n) => (
        <Curved key={n} id={`${id}-${n}`} d={arc(radiusOf(below ? lines.length - 1 - n : n, below), at, below)} line={line} />
      ))}
      <g class="ar-action" transform={`translate(${x} ${y}) scale(1.15)`}>
        <path d={ACTIONS[field]} />
      </g>
    </g>
  );
}

/** The base line of a line of a name, counted from the rim: letters stand outwards above, inwards below. */
function radiusOf(fromRim: number, below: boolean): number {
  return NAMES - fromRim * LINE + (below ? CAPS : 0);
}

/** Long names in two lines of about the same length. */
function inLines(label: string): string[] {
  const spaces = [...label].flatMap((sign, n) => (sign === " " ? [n] : []));
  if (label.length <= LONG || !spaces.length) return [label];
  const middle = spaces.reduce((best, n) => (Math.abs(n - label.length / 2) < Math.abs(best - label.length / 2) ? n : best));
  return [label.slice(0, middle), label.slice(middle + 1)];
}

function Curved({ id, d, line }: { id: string; d: string; line: string }) {
  return (
    <>
      <path id={id} fill="none" d={d} />
      <text class="ar-name">
        <textPath href={`#${id}`} startOffset="50%">
          {line}
        </textPath>
      </text>
    </>
  );
}

function Arms({ power, at, upright }: { power: PowerId; at: number; upright: number }) {
  const [x, y] = polar(ARMS, at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ar-token ar-disc-turning power-${power}`} style={{ transform: `rotate(${-upright}deg)` }}>
        <circle class="ar-disc" r={23} />
        <circle class="ar-rim" r={20} />
        <Charge of={power} size={29} />
      </g>
    </g>
  );
}

/** A point by its distance and direction, in degrees clockwise from the top. */
function polar(radius: number, at: number): [number, number] {
  const turn = (at * Math.PI) / 180;
  return [round(radius * Math.sin(turn)), round(-radius * Math.cos(turn))];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The arc of a field, from left to right as one reads. */
function arc(radius: number, at: number, below: boolean): string {
  const ends = [polar(radius, at - STEP / 2), polar(radius, at + STEP / 2)];
  const [start, end] = below ? ends.reverse() : ends;
  return `M${start}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${end}`;
}
