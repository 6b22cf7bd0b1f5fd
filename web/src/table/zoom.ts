/** Pan, zoom and pinch of the board. The transform is set on the node itself: moving the map redraws nothing. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Area, Point } from "./game";

const CLOSEST = 9;
const GLIDE = 350;
const MARGIN = 0.04; // of the screen, around the whole map
const NEAR = 1.6; // pixels for a unit of the sheet, from which on all names are shown
const FAR = 0.75; // below which only the strong ones are

export class Camera {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  /** The map is shown as a whole, as long as nobody moves it. */
  private whole = true;
  private size = { width: 1, height: 1 };
  private readonly sheets: SVGGElement[];

  /** `frame` holds the map and what lies above it, which move together; `svg` is what fingers and mice touch. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly svg: SVGSVGElement,
    private readonly area: Area,
  ) {
    this.sheets = [...frame.querySelectorAll<SVGGElement>(".sheet")];
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) this.whole = false;
        this.show(event.transform);
      })
      .on("start", () => frame.classList.add("moving"))
      .on("end", () => frame.classList.remove("moving"))
      .clickDistance(6);
    select(svg).call(this.behaviour).on("dblclick.zoom", null);
    this.fit(false);
  }

  private show({ k, x, y }: { k: number; x: number; y: number }): void {
    for (const sheet of this.sheets) sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    this.frame.style.setProperty("--k", String(k));
    // Pieces grow with the map, but less than it does: legible from afar, not in each other's way from near.
    this.frame.style.setProperty("--counter", Math.min(3, 1.25 * k ** -0.55).toFixed(3));
    this.frame.dataset.near = k >= NEAR ? "near" : k >= FAR ? "mid" : "far";
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
    this.behaviour.translateExtent([
      [x - width * edge, y - height * edge],
      [x + width * (1 + edge), y + height * (1 + edge)],
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
    const centred = zoomIdentity.translate(w / 2, h / 2).scale(k).translate(-(x + width / 2), -(y + height / 2));
    this.moving(glide).call(this.behaviour.transform, centred);
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
    const k = Math.max(zoomTransform(this.svg).k, NEAR);
    const there = zoomIdentity.translate(w / 2, h / 2).scale(k).translate(-point.x, -point.y);
    this.moving(true).call(this.behaviour.transform, there);
  }

  private moving(glide: boolean) {
    const still = !glide || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // d3-transition is not needed for one glide: CSS does it.
    this.frame.classList.toggle("gliding", !still);
    if (!still) window.setTimeout(() => this.frame.classList.remove("gliding"), GLIDE);
    return select(this.svg);
  }

  dispose(): void {
    select(this.svg).on(".zoom", null);
  }
}
