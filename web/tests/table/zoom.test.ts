// @vitest-environment jsdom
import "../lobby/browser";
import { zoomTransform } from "d3-zoom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { motion } from "../../src/prefs";
import { Camera } from "../../src/table/zoom";

let frame: HTMLElement;
let svg: SVGSVGElement;
let camera: Camera;
const size = { width: 800, height: 600 };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><svg class="board"><g class="sheet"></g></svg></div>';
  frame = document.body.firstElementChild as HTMLElement;
  svg = frame.querySelector("svg") as SVGSVGElement;
  Object.defineProperty(svg, "clientWidth", { get: () => size.width });
  Object.defineProperty(svg, "clientHeight", { get: () => size.height });
  Object.assign(size, { width: 800, height: 600 });
  camera = new Camera(frame, svg, [100, 0, 1000, 500]);
});

afterEach(() => {
  camera.dispose();
  vi.useRealTimers();
  motion.value = "auto";
});

/** The point of the sheet that is in the middle of the screen. */
function middle(): [number, number] {
  const [x, y] = zoomTransform(svg).invert([size.width / 2, size.height / 2]);
  return [Math.round(x), Math.round(y)];
}

const scale = () => zoomTransform(svg).k;
const resize = (width: number, height: number) => {
  Object.assign(size, { width, height });
  camera.resized();
};

describe("the camera", () => {
  it("shows the whole map at first, in the middle and with a margin", () => {
    expect(middle()).toEqual([600, 250]);
    expect(scale()).toBeCloseTo(0.8 * 0.92);
    expect(frame.dataset.near).toBe("far");
    expect(frame.classList.contains("gliding")).toBe(false);
  });

  it("keeps the whole map when the window changes, until somebody moves it", () => {
    resize(400, 600);
    expect(middle()).toEqual([600, 250]);
    expect(scale()).toBeCloseTo(0.4 * 0.92);
  });

  it("keeps what was in the middle afterwards", () => {
    camera.seek({ x: 400, y: 200 });
    resize(500, 700);
    expect(middle()).toEqual([400, 200]);
    resize(900, 500);
    expect(middle()).toEqual([400, 200]);
    expect(scale()).toBeCloseTo(1.6);
  });

  it("brings a point into the middle, near enough to read, and no farther than one was", () => {
    camera.seek({ x: 400, y: 200 });
    expect([middle(), scale()]).toEqual([[400, 200], 1.6]);
    camera.by(2);
    camera.seek({ x: 500, y: 300 });
    expect([middle(), scale()]).toEqual([[500, 300], 3.2]);
    expect(frame.dataset.near).toBe("near");
  });

  it("goes nearer, farther and aside, within limits", () => {
    camera.by(1000);
    expect(scale()).toBe(9);
    camera.by(0.0001);
    expect(scale()).toBeCloseTo(0.8 * 0.92);
    camera.seek({ x: 600, y: 250 });
    camera.pan(-16, 16); // pixels, wherever the map is
    const [x, y] = zoomTransform(svg).invert([400, 300]);
    expect([x > 600, y < 250]).toEqual([true, true]);
    camera.fit();
    expect(middle()).toEqual([600, 250]);
  });

  it("glides, and only if things may move", () => {
    camera.seek({ x: 400, y: 200 });
    expect(frame.classList.contains("gliding")).toBe(true);
    vi.advanceTimersByTime(200);
    camera.seek({ x: 500, y: 200 });
    vi.advanceTimersByTime(200);
    expect(frame.classList.contains("gliding")).toBe(true);
    vi.advanceTimersByTime(200);
    expect(frame.classList.contains("gliding")).toBe(false);
    motion.value = "none";
    camera.seek({ x: 400, y: 200 });
    expect(frame.classList.contains("gliding")).toBe(false);
  });

  it("ends with the board", () => {
    camera.seek({ x: 400, y: 200 });
    camera.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
