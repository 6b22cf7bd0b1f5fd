/** Lines of our ornaments, computed: plans of fortresses, roses of the winds, hatching. Each is the `d` of a path. */

type Spot = [number, number];

/** A point by its angle (degrees, 0 is up, clockwise) and distance from the middle. */
export function polar(angle: number, radius: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

const write = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (from: Spot, to: Spot) => `M${write(from)}L${write(to)}`;
const closed = (spots: Spot[]) => `M${spots.map(write).join("L")}Z`;
const between = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** Places around a circle, the first at the top. */
function around<T>(count: number, make: (angle: number) => T[]): T[] {
  return Array.from({ length: count }, (_, at) => make((at * 360) / count)).flat();
}

const BASTIONS = 6;

/** The rampart of a fortress with bastions, `scale` times as large; its ditch is a larger one. */
export function rampart(scale: number): string {
  return closed(
    around<Spot>(BASTIONS, (angle) => [
      polar(angle - 9, 46 * scale),
      polar(angle - 12.5, 57 * scale),
      polar(angle, 72 * scale),
      polar(angle + 12.5, 57 * scale),
      polar(angle + 9, 46 * scale),
    ]),
  );
}

/** The outworks between two bastions each. */
export function ravelins(): string {
  return around(BASTIONS, (angle) => {
    const middle = angle + 180 / BASTIONS;
    return [closed([polar(middle - 9, 58), polar(middle, 76), polar(middle + 9, 58)])];
  }).join("");
}

function glacisEdge(): Spot[] {
  return around<Spot>(BASTIONS, (angle) => [
    polar(angle, 88),
    polar(angle + 15, 80),
    polar(angle + 180 / BASTIONS, 89),
    polar(angle + 45, 80),
  ]);
}

/** The edge of the covered way. */
export const glacis = () => closed(glacisEdge());

/** The slope before it: short strokes outward, every second a longer one. */
export function slope(): string {
  const edge = glacisEdge();
  return edge
    .flatMap((from, at) => {
      const to = edge[(at + 1) % edge.length] ?? from;
      return Array.from({ length: 9 }, (_, step) => {
        const start = between(from, to, (step + 0.5) / 9);
        return line(start, between([0, 0], start, step % 2 ? 1.12 : 1.065));
      });
    })
    .join("");
}

/** The town inside: blocks of houses with streets between them, and a square in the middle. */
export function blocks(): string {
  return around(BASTIONS, (angle) => {
    const middle = angle + 180 / BASTIONS;
    return [22, 32].map((inner) => closed([
      polar(middle - 23, inner - 6),
      polar(middle - 24.5, inner + 1),
      polar(middle + 24.5, inner + 1),
      polar(middle + 23, inner - 6),
    ]));
  }).join("");
}

/** Hatching of the blocks. */
export function roofs(): string {
  return around(BASTIONS, (angle) => {
    const middle = angle + 180 / BASTIONS;
    return [22, 32].flatMap((inner) =>
      Array.from({ length: 13 }, (_, at) => {
        const side = middle - 22 + at * 3.6;
        return line(polar(side, inner - 5.6), polar(side + 1.2, inner + 0.8));
      }),
    );
  }).join("");
}

/** One half of each point of a rose of the winds: `side` -1 is the light one, 1 the dark one. */
export function winds(count: number, first: number, long: number, wide: number, side: -1 | 1): string {
  return around(count, (angle) => {
    const turned = angle + first;
    return [closed([[0, 0], polar(turned, long), polar(turned + (side * 180) / count, wide)])];
  }).join("");
}

/** Marks on a circle. */
export function marks(count: number, inner: number, outer: number): string {
  return around(count, (angle) => [line(polar(angle, inner), polar(angle, outer))]).join("");
}

/** Strokes that follow the back of a hill, lower and shorter each time. */
export function hill(left: number, right: number, foot: number, top: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const part = at / count;
    const [from, to] = [left + (right - left) * 0.1 * part, right - (right - left) * 0.42 * part];
    const crest = foot - (foot - top) * (1 - part * 0.7);
    return `M${write([from, foot])}C${write([from + (to - from) * 0.3, crest])} ${write([from + (to - from) * 0.55, crest])} ${write([to, foot])}`;
  }).join("");
}

/** Upright hatching: the shady side of a wall. */
export function shade(x: number, y: number, width: number, height: number): string {
  return Array.from({ length: Math.floor(width / GAP) }, (_, at) => line([x + at * GAP, y], [x + at * GAP, y + height])).join("");
}

const GAP = 1.5;

/** A house seen from its gable side: walls and roof. */
export function house(x: number, foot: number, width: number, wall: number, roof: number): string {
  const top = foot - wall;
  return `M${x} ${foot}V${top}L${x + width / 2} ${top - roof}L${x + width} ${top}V${foot}`;
}

/** A tower with a spire. */
export function tower(x: number, foot: number, width: number, wall: number, spire: number): string {
  const top = foot - wall;
  const middle = x + width / 2;
  return `M${x} ${foot}V${top}H${x + width}V${foot}M${x - 1} ${top}L${middle} ${top - spire}L${x + width + 1} ${top}zM${middle} ${top - spire}v-6m-2 2h4`;
}

/** The windows of a wall, in rows. */
export function windows(x: number, y: number, columns: number, rows: number): string {
  return Array.from({ length: rows * columns }, (_, at) => `M${x + (at % columns) * 4} ${y + Math.floor(at / columns) * 5}v2`).join("");
}
