// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Desk } from "../../src/table/desk";
import { hovering } from "../../src/table/hover";

const SVG = "http://www.w3.org/2000/svg";
let board: SVGElement;
let spots: Record<string, SVGElement>;
let desk: { told: { value: unknown; peek(): unknown }; explain: ReturnType<typeof vi.fn>; point: ReturnType<typeof vi.fn>; hush: ReturnType<typeof vi.fn> };
let on: ReturnType<typeof hovering>;

function mark(spot: string): SVGElement {
  const group = document.createElementNS(SVG, "g");
  group.dataset.spot = spot;
  group.append(document.createElementNS(SVG, "circle"));
  board.append(group);
  return group.firstElementChild as SVGElement;
}

beforeEach(() => {
  vi.useFakeTimers();
  board = document.createElementNS(SVG, "svg");
  spots = { a: mark("city:a"), b: mark("city:b") };
  const told = { value: null as unknown, peek: () => told.value };
  desk = { told, explain: vi.fn(async () => undefined), point: vi.fn(async () => undefined), hush: vi.fn() };
  on = hovering(desk as unknown as Desk);
});

afterEach(() => vi.useRealTimers());

type Given = Partial<PointerEvent>;
const pointer = (target: Element | null, given: Given = {}): PointerEvent =>
  ({ target, pointerType: "mouse", buttons: 0, isPrimary: true, clientX: 100, clientY: 100, relatedTarget: null, ...given }) as PointerEvent;
const touch = (target: Element | null, given: Given = {}) => pointer(target, { pointerType: "touch", ...given });
const click = (target: Element | null, detail = 1) => on.onClick({ target, detail } as MouseEvent);

describe("a mouse", () => {
  it("that rests on a spot has it explained, for as long as it stays", () => {
    on.onPointerOver(pointer(spots.a ?? null));
    vi.advanceTimersByTime(400);
    expect(desk.explain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(desk.explain).toHaveBeenCalledExactlyOnceWith("city:a", false);
    on.onPointerOut(pointer(spots.a ?? null, { relatedTarget: board }));
    expect(desk.hush).toHaveBeenCalledOnce();
  });

  it("that passes by explains nothing", () => {
    on.onPointerOver(pointer(spots.a ?? null));
    vi.advanceTimersByTime(200);
    on.onPointerOut(pointer(spots.a ?? null, { relatedTarget: spots.b }));
    on.onPointerOver(pointer(spots.b ?? null));
    vi.advanceTimersByTime(400);
    on.onPointerOut(pointer(spots.b ?? null));
    vi.advanceTimersByTime(1000);
    expect(desk.explain).not.toHaveBeenCalled();
  });

  it("can go to a note that was asked for, without closing it", () => {
    desk.told.value = { spot: "city:a", reason: null, pinned: true };
    on.onPointerOut(pointer(spots.a ?? null, { relatedTarget: board }));
    expect(desk.hush).not.toHaveBeenCalled();
  });

  it("chooses by a click, also in the very moment of its rest", () => {
    on.onPointerOver(pointer(spots.a ?? null));
    vi.advanceTimersByTime(440);
    on.onPointerDown(pointer(spots.a ?? null));
    vi.advanceTimersByTime(200);
    on.onPointerUp();
    click(spots.a ?? null);
    expect(desk.point).toHaveBeenCalledExactlyOnceWith("city:a");
    expect(desk.explain).not.toHaveBeenCalled();
  });

  it("chooses after it has rested", () => {
    on.onPointerOver(pointer(spots.a ?? null));
    vi.advanceTimersByTime(1000);
    on.onPointerDown(pointer(spots.a ?? null));
    click(spots.a ?? null);
    expect(desk.point).toHaveBeenCalledOnce();
  });

  it("that drags the map explains nothing", () => {
    on.onPointerOver(pointer(spots.a ?? null, { buttons: 1 }));
    vi.advanceTimersByTime(1000);
    expect(desk.explain).not.toHaveBeenCalled();
  });

  it("closes the note by a click beside everything", () => {
    click(board);
    expect(desk.hush).toHaveBeenCalledOnce();
    expect(desk.point).not.toHaveBeenCalled();
  });
});

describe("a finger", () => {
  it("taps to choose", () => {
    on.onPointerDown(touch(spots.a ?? null));
    vi.advanceTimersByTime(120);
    on.onPointerUp();
    click(spots.a ?? null);
    vi.advanceTimersByTime(1000);
    expect(desk.point).toHaveBeenCalledExactlyOnceWith("city:a");
    expect(desk.explain).not.toHaveBeenCalled();
  });

  it("that presses long has it explained, and chooses nothing", () => {
    on.onPointerDown(touch(spots.a ?? null));
    vi.advanceTimersByTime(600);
    expect(desk.explain).toHaveBeenCalledExactlyOnceWith("city:a", true);
    on.onPointerUp();
    click(spots.a ?? null);
    expect(desk.point).not.toHaveBeenCalled();
    on.onPointerDown(touch(spots.a ?? null));
    on.onPointerUp();
    click(spots.a ?? null);
    expect(desk.point).toHaveBeenCalledOnce();
  });

  it.each([
    ["slips a little", 5, 1],
    ["slides", 12, 0],
  ])("that %s", (_, distance, times) => {
    on.onPointerDown(touch(spots.a ?? null));
    on.onPointerMove(touch(spots.a ?? null, { clientX: 100 + distance }));
    vi.advanceTimersByTime(1000);
    expect(desk.explain).toHaveBeenCalledTimes(times);
  });

  it.each(["onPointerUp", "onPointerCancel"] as const)("that is gone (%s) explains nothing afterwards", (end) => {
    on.onPointerDown(touch(spots.a ?? null));
    on[end]();
    vi.advanceTimersByTime(1000);
    expect(desk.explain).not.toHaveBeenCalled();
  });

  it("that comes second, to pinch, ends the press of the first", () => {
    on.onPointerDown(touch(spots.a ?? null));
    on.onPointerDown(touch(spots.b ?? null, { isPrimary: false }));
    vi.advanceTimersByTime(1000);
    expect(desk.explain).not.toHaveBeenCalled();
  });

  it("does not open the browser's menu on a spot", () => {
    const menu = (target: Element) => ({ target, preventDefault: vi.fn() }) as unknown as MouseEvent;
    const [there, beside] = [menu(spots.a ?? board), menu(board)];
    on.onContextMenu(there);
    on.onContextMenu(beside);
    expect(there.preventDefault).toHaveBeenCalledOnce();
    expect(beside.preventDefault).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  const key = (name: string, target: Element | null, repeat = false) =>
    ({ key: name, target, repeat, preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as KeyboardEvent;

  it.each(["Enter", " "])("choose the spot that has the focus (%j), once", (name) => {
    const pressed = key(name, spots.a ?? null);
    on.onKeyDownCapture(pressed);
    on.onKeyDownCapture(key(name, spots.a ?? null, true));
    expect(desk.point).toHaveBeenCalledExactlyOnceWith("city:a");
    expect(pressed.stopPropagation).toHaveBeenCalledOnce();
  });

  it("do nothing else here", () => {
    on.onKeyDownCapture(key("Enter", board));
    on.onKeyDownCapture(key("x", spots.a ?? null));
    expect(desk.point).not.toHaveBeenCalled();
  });
});
