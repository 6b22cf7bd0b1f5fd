// @vitest-environment jsdom
import "./lobby/browser";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks, go, place } from "../src/router";

const here = () => place.value.pathname + place.value.search + place.value.hash;

beforeAll(followLinks);
beforeEach(() => {
  go("/");
  document.body.innerHTML = "";
});

describe("going", () => {
  it("shows another page, at its top", () => {
    const scroll = vi.spyOn(window, "scrollTo");
    go("/tables/a?seat=left");
    expect([here(), location.pathname]).toEqual(["/tables/a?seat=left", "/tables/a"]);
    expect(scroll).toHaveBeenCalledOnce();
    go("/tables/a?seat=right");
    expect(scroll).toHaveBeenCalledOnce();
  });

  it("can leave no trace in the history", () => {
    const before = history.length;
    go("/a", true);
    expect([here(), history.length]).toEqual(["/a", before]);
  });

  it("back is possible", async () => {
    go("/a");
    history.back();
    await vi.waitFor(() => expect(here()).toBe("/"));
  });
});

describe("a link", () => {
  /** Click on what is in a link; whether the browser is left to follow it. */
  function click(html: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
    const target = document.querySelector("b") ?? document.querySelector("a") ?? document.body;
    const before = here();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more }));
    return here() === before;
  }

  it("inside the client needs no reload", () => {
    expect(click('<a href="/tables/a?seat=x#y"><b>there</b></a>')).toBe(false);
    expect(here()).toBe("/tables/a?seat=x#y");
  });

  it("to what is only called like the server's own is inside, too", () => {
    expect(click('<a href="/docsis">x</a>')).toBe(false);
  });

  it.each([
    ["elsewhere", '<a href="https://example.org/x">x</a>', {}],
    ["to the server's data", '<a href="/api/tables/a/journal">x</a>', {}],
    ["to the guide", '<a href="/docs/">x</a>', {}],
    ["to a page of the guide", '<a href="/docs/bots/#levels">x</a>', {}],
    ["to a file", '<a href="/x" download>x</a>', {}],
    ["for another window", '<a href="/x" target="_blank">x</a>', {}],
    ["to a place on this page", '<a href="/#content">x</a>', {}],
    ["opened beside", '<a href="/x">x</a>', { ctrlKey: true }],
    ["saved", '<a href="/x">x</a>', { altKey: true }],
    ["pressed with another button", '<a href="/x">x</a>', { button: 1 }],
    ["that is none", "<b>x</b>", {}],
  ])("%s is the browser's", (_, html, more) => {
    expect(click(html, more)).toBe(true);
  });
});
