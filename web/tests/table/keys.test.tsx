// @vitest-environment jsdom
import "../lobby/browser";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../../src/table/desk";
import { useKeys } from "../../src/table/keys";
import { asks, promised, toy, ToyScene } from "./toy";

let scene: ToyScene;
let desk: Desk;
let box: HTMLElement;

function Keys() {
  useKeys(desk);
  return null;
}

beforeEach(async () => {
  scene = new ToyScene();
  desk = new Desk(scene, toy);
  box = document.body.appendChild(document.createElement("div"));
  await act(() => render(<Keys />, box));
});

afterEach(() => {
  render(null, box);
  desk.dispose();
  document.body.replaceChildren();
});

function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const put = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
};

describe("keys of the table", () => {
  it("choose the buttons of the prompt by their number, and confirm", async () => {
    scene.ask(1, asks("march", "city a", "stop", "end"));
    expect(press("2")).toBe(true);
    expect(desk.chosen.value).toBe("end");
    expect(press("9")).toBe(false);
    press("Enter");
    await vi.waitFor(() => expect(scene.played).toEqual(["end"]));
  });

  it("choose and confirm for the next question before the last answer is acknowledged", async () => {
    const ack = promised<void>();
    scene.answer = () => ack.promise;
    scene.ask(1, asks("march", "stop", "end"));
    press("1");
    press("Enter");
    scene.ask(2, asks("march", "stop", "end"));
    press("2");
    press("Enter");
    expect(scene.played).toEqual(["stop"]);
    ack.keep();
    await vi.waitFor(() => expect(scene.played).toEqual(["stop", "end"]));
  });

  it("ask the game first which option a digit names", () => {
    vi.spyOn(toy, "digit").mockImplementation((digit) => `value ${digit}`);
    scene.ask(1, asks("amount", "value 1", "value 4"));
    press("4");
    expect(desk.chosen.value).toBe("value 4");
    vi.restoreAllMocks();
  });

  it("take back, once however long they are held", async () => {
    expect(press("u")).toBe(true);
    expect(press("u", { repeat: true })).toBe(true);
    await vi.waitFor(() => expect(desk.sending.value).toBe(false));
    expect(scene.undone).toBe(1);
  });

  it("leave one thing after the other", () => {
    scene.ask(1, asks("march", "stop"));
    desk.open("log");
    desk.choose("stop");
    desk.told.value = { spot: "city:a", reason: null };
    press("Escape");
    expect([desk.told.value, desk.chosen.value]).toEqual([null, "stop"]);
    press("Escape");
    expect([desk.chosen.value, desk.panel.value]).toEqual([null, "log"]);
    press("Escape");
    expect(desk.panel.value).toBeNull();
  });

  it("open and close drawers and layers", () => {
    press("l");
    expect(desk.panel.value).toBe("log");
    press("r");
    expect(desk.panel.value).toBe("rules");
    press("r");
    expect(desk.panel.value).toBeNull();
    press("S", { shiftKey: true });
    expect(desk.overlay.value).toBe("supply");
    press("S", { shiftKey: true });
    expect(desk.overlay.value).toBeNull();
    expect(press("x")).toBe(false);
  });

  it("go from choice to choice, from either end and around", () => {
    const spots = ["a", "b", "c"].map((name) => `<g class="spot open" tabindex="0" id="${name}"></g>`).join("");
    put(`<svg class="board">${spots}<g class="spot"></g></svg>`);
    const walk = (keys: string) => [...keys].map((key) => (press(key), document.activeElement?.id)).join("");
    expect(walk("nnnn")).toBe("abca");
    (document.activeElement as HTMLElement).blur();
    expect(walk("pp")).toBe("cb");
  });

  it("find nothing to go to where nothing can be chosen", () => {
    expect(press("n")).toBe(false);
  });

  it.each(["<input>", "<textarea></textarea>", "<select></select>"])("are letters in %s", (html) => {
    press("l", {}, put(html));
    expect(desk.panel.value).toBeNull();
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("leave the browser its own (%s)", (with_) => {
    press("l", { [with_]: true });
    expect(desk.panel.value).toBeNull();
  });

  it("do nothing behind a curtain", () => {
    put("<dialog open></dialog>");
    press("l");
    expect(desk.panel.value).toBeNull();
  });

  it("leave Enter to the button that has the focus", () => {
    scene.ask(1, asks("march", "stop"));
    desk.choose("stop");
    press("Enter", {}, put("<button>x</button>"));
    expect(scene.played).toEqual([]);
  });

  it("are those of nobody who has left", async () => {
    await act(() => render(null, box));
    press("l");
    expect(desk.panel.value).toBeNull();
  });
});
