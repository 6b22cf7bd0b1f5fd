/** Pan, zoom and pinch of the board. The map is a picture that slides and stretches; when it rests, it is drawn sharp. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Area, Point } from "./game";
import { still } from "./motion";

const CLOSEST = 9;
const GLIDE = 350;
const MARGIN = 0.04; // of the screen, around the whole map
const NEAR = 1.6; // pixels for a unit of the sheet, from which on all names are shown
const BLURRED = 2.5; // how far the picture of the map is stretched before it is drawn anew
const FAR = 0.75; // below which only the strong ones are

/** How a game wants its map to be shown. */
export interface Framing {
  /** Pixels for a unit of the sheet, from which on everything can be read. */
  near?: number;
  /** Where the map lies in a wider frame: 0 at its left, 1 at its right; if not said, in the middle. */
  aside?: number;
}

export class Camera {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  /** The map is shown as a whole, as long as nobody moves it. */
  private whole = true;
  private size = { width: 1, height: 1 };
  private readonly ground: HTMLElement | null;
  private readonly map: SVGSVGElement | null;
  private readonly sheet: SVGGElement | null;
  /** How large the map is drawn; between this and how large it is shown its picture is stretched. */
  private drawn = 1;
  private glide = 0;

  /** `frame` holds the map and what lies above it, which move together; `svg` is what fingers and mice touch. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly svg: SVGSVGElement,
    private readonly area: Area,
    private readonly framing: Framing = {},
  ) {
    this.ground = frame.querySelector<HTMLElement>(".board-ground");
    this.map = frame.querySelector<SVGSVGElement>(".board-ground svg");
    this.sheet = svg.querySelector<SVGGElement>(".sheet");
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) this.whole = false;
        this.show(event.transform);
      })
      .on("start", () => frame.classList.add("moving"))
      .on("end", () => this.rest())
      .clickDistance(6);
    select(svg).call(this.behaviour).on("dblclick.zoom", null);
    this.fit(false);
  }

  private show({ k, x, y }: { k: number; x: number; y: number }): void {
    if (k > this.drawn * BLURRED || k < this.drawn / BLURRED) this.draw(k);
    const moved = `translate(${x}px, ${y}px)`;
    if (this.ground) this.ground.style.transform = `${moved} scale(${k / this.drawn})`;
    if (this.sheet) this.sheet.style.transform = `${moved} scale(${k})`;
    this.frame.style.setProperty("--k", String(k));
    // Pieces grow with the map, but less than it does: legible from afar, not in each other's way from near.
    this.frame.style.setProperty("--counter", Math.min(3, 1.25 * k ** -0.55).toFixed(3));
    this.frame.dataset.near = k >= NEAR ? "near" : k >= FAR ? "mid" : "far";
  }

  private draw(k: number): void {
    const [left = 0, top = 0, width = 0, height = 0] = this.map?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    this.drawn = k;
    this.map?.setAttribute("width", String(width * k));
    this.map?.setAttribute("height", String(height * k));
    if (this.map) this.map.style.transform = `translate(${left * k}px, ${top * k}px)`;
  }

  /** It has come to rest, unless it glides on. */
  private rest(): void {
    this.frame.classList.remove("moving");
    const now = zoomTransform(this.svg);
    if (this.glide || now.k === this.drawn) return;
    this.draw(now.k);
    this.show(now);
    this.sharpen();
  }

  /** A layer keeps the sharpness in which it was made (Chromium does so): it is given up for a moment and made anew. */
  private sharpen(): void {
    const { ground } = this;
    if (!ground) return;
    ground.style.willChange = "auto";
    requestAnimationFrame(() => requestAnimationFrame(() => (ground.style.willChange = "")));
  }

  private get screen() {
    return { width: this.svg.clientWidth || 1, height: this.svg.clientHeight || 1 };
  }

  private limits(): void {
    const [x, y, width, height] = this.area;
    const { width: w, height: h } = (this.size = this.screen);
    const least = Math.min(w / width, h / height) * (1 - 2 * MARGIN);
    this.behaviour.scaleExtent([least, Math.max(CLOSEST, least * 4)]);
    const edge = 0.3;
    const beside = Math.max(width * edge, w / least - width);
    this.behaviour.translateExtent([
      [x - beside, y - height * edge],
      [x + width + beside, y + height * (1 + edge)],
    ]);
    this.behaviour.extent([
      [0, 0],
      [w, h],
    ]);
  }

  /** The whole map. */
  fit(glide = true): void {
    this.whole = true;
    this.limits();
    const [x, y, width, height] = this.area;
    const { width: w, height: h } = this.screen;
    const k = Math.min(w / width, h / height) * (1 - 2 * MARGIN);
    const left = w * MARGIN + (w * (1 - 2 * MARGIN) - width * k) * (this.framing.aside ?? 0.5);
    const fitting = zoomIdentity.translate(left, h / 2).scale(k).translate(-x, -(y + height / 2));
    this.moving(glide).call(this.behaviour.transform, fitting);
  }

  /** The window has another size: what was in the middle stays there. */
  resized(): void {
    const before = this.size;
    if (this.whole) return this.fit(false);
    this.limits();
    const { width, height } = this.size;
    const k = zoomTransform(this.svg).k;
    this.moving(false).call(this.behaviour.translateBy, (width - before.width) / 2 / k, (height - before.height) / 2 / k);
  }

  by(factor: number): void {
    this.whole = false;
    this.moving(true).call(this.behaviour.scaleBy, factor);
  }

  pan(dx: number, dy: number): void {
    this.whole = false;
    this.moving(false).call(this.behaviour.translateBy, dx, dy);
  }

  /** Bring a point into the middle, near enough to read. */
  seek(point: Point): void {
    this.whole = false;
    const { width: w, height: h } = this.screen;
    const k = Math.max(zoomTransform(this.svg).k, this.framing.near ?? NEAR);
    const there = zoomIdentity.translate(w / 2, h / 2).scale(k).translate(-point.x, -point.y);
    this.moving(true).call(this.behaviour.transform, there);
  }

  private moving(glide: boolean) {
    const stands = !glide || still();
    window.clearTimeout(this.glide);
    // d3-transition is not needed for one glide: CSS does it.
    this.frame.classList.toggle("gliding", !stands);
    this.glide = stands ? 0 : window.setTimeout(() => this.arrive(), GLIDE);
    return select(this.svg);
  }

  private arrive(): void {
    this.glide = 0;
    this.frame.classList.remove("gliding");
    this.rest();
  }

  dispose(): void {
    window.clearTimeout(this.glide);
    select(this.svg).on(".zoom", null);
  }
}
