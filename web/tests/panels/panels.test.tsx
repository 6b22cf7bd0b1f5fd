// @vitest-environment jsdom
import "../lobby/browser";
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { About, GameEvent, Message } from "../../src/api/types";
import { keepCsrf } from "../../src/api/http";
import { LogPanel } from "../../src/panels/LogPanel";
import { seedFits } from "../../src/panels/Verify";
import { TalkPanel } from "../../src/panels/TalkPanel";
import { Twice } from "../../src/parts/Twice";
import { place as here } from "../../src/router";
import { me } from "../../src/session";
import { Desk } from "../../src/table/desk";
import { Drawers } from "../../src/table/Drawers";
import { Prompt } from "../../src/table/Prompt";
import { useCall } from "../../src/table/call";
import { loadLanguage } from "../../src/texts/fluent";
import { tableOutcome } from "../../src/texts/table";
import { about, place } from "../sockets";
import { asks, promised, toy, ToyScene } from "../table/toy";

const event = (kind: string): GameEvent => ({ kind, clause: "X1", params: {}, reveals: false });
const message = (id: number): Message => ({ id, seat: null, person: "other", name: "Other", to: null, text: `said ${id}`, at: 0 });
const texts = {
  ...toy.texts,
  event: ({ kind }: GameEvent) => [{ text: kind }],
  decision: () => "Where to?",
  option: (_: unknown, move: string) => move,
  outcome: (outcome: { winners: string[]; reason: string }) => tableOutcome(outcome, (seat) => seat.toUpperCase()),
};
const game = { ...toy, texts, logKind: () => "line", privateTalk: false } as unknown as typeof toy;

let box: HTMLElement;
let scene: ToyScene;
let desk: Desk;

beforeAll(async () => {
  await loadLanguage();
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  localStorage.clear();
  me.value = { id: "me", name: "Me", guest: true, mail: null, mail_confirmed: false, quiet_when_connected: false, language: null };
  box = document.body.appendChild(document.createElement("div"));
  sit();
});

afterEach(async () => {
  await act(() => render(null, box));
  desk.dispose();
  document.body.replaceChildren();
});

/** Somebody sits down at the table; it is told what has happened until now. */
function sit(events = 0): void {
  desk?.dispose();
  scene = new ToyScene();
  scene.status.value = "connecting";
  desk = new Desk(scene, game);
  scene.about.value = about({ left: place("me"), right: place("other") });
  scene.events.value = Array.from({ length: events }, (_, number) => event(`e${number}`));
  scene.status.value = "open";
}

const draw = (what: ComponentChild) => act(() => render(what, box));
const all = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)];
const words = (selector: string) => all(selector).map((node) => node.textContent?.trim());
const badge = (panel: string) => box.querySelector(`[data-panel=${panel}] .badge`)?.textContent ?? null;

describe("the log", () => {
  it("says what came since the last visit; then it is read", async () => {
    sit(2);
    sit(5);
    await draw(<Drawers desk={desk} />);
    expect(badge("log")).toBe("3");
    await act(() => desk.open("log"));
    expect(words(".log li")).toEqual(["e0 X1", "e1 X1", "since your last visit", "e2 X1", "e3 X1", "e4 X1"]);
    expect(badge("log")).toBeNull();
    await act(() => desk.open(null));
    await act(() => void (scene.events.value = [...scene.events.value, event("e5")]));
    expect(badge("log")).toBeNull(); // it happened before one's eyes
  });

  it("shows a portion, and more when it is asked for", async () => {
    sit(400);
    await draw(<LogPanel desk={desk} />);
    expect([all(".log li").length, words(".log > button")]).toEqual([150, ["250 earlier entries"]]);
    await act(() => all(".log > button")[0]?.click());
    expect(all(".log li").length).toBe(300);
  });

  it("opens the rules at a clause", async () => {
    sit(1);
    await draw(<LogPanel desk={desk} />);
    all(".clause")[0]?.click();
    expect([desk.panel.value, desk.clause.value]).toEqual(["rules", "X1"]);
  });
});

describe("talk", () => {
  it("counts what others have said until it is read", async () => {
    await draw(<Drawers desk={desk} />);
    await act(() => void (scene.messages.value = [message(1), message(2)]));
    expect(badge("talk")).toBe("2");
    await act(() => desk.open("talk"));
    expect([badge("talk"), words(".talk li p")]).toEqual([null, ["said 1", "said 2"]]);
  });

  it("says something once, and keeps it if it was not heard", async () => {
    const answer = promised<void>();
    const say = vi.spyOn(scene, "say").mockReturnValue(answer.promise);
    await draw(<TalkPanel desk={desk} />);
    const field = box.querySelector("textarea") as HTMLTextAreaElement;
    const submit = () => act(() => void box.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    await submit();
    field.value = "Peace?";
    await act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    await submit();
    await submit();
    expect(say).toHaveBeenCalledExactlyOnceWith("Peace?", null);
    await act(async () => answer.keep());
    expect(field.value).toBe("");
  });
});

describe("the prompt", () => {
  const end = (more: Partial<About>) => void (scene.about.value = about({ left: place("me"), right: place("other") }, more));

  it("asks, offers the choices, and sends what is confirmed", async () => {
    scene.ask(3, asks("march", "city a", "stop"));
    await draw(<Prompt desk={desk} />);
    expect([words(".question"), words(".choice")]).toEqual([["Where to? X1"], ["stop"]]);
    await act(() => all(".choice")[0]?.click());
    expect(words(".plan-words")).toEqual(["stop"]);
    await act(() => all(".confirm")[0]?.click());
    expect(scene.played).toEqual(["stop"]);
  });

  it.each([
    [{ winners: ["left"], reason: "resigned", clause: "" }, "The game is over: all others have resigned; LEFT won."],
    [{ winners: [], reason: "closed", clause: "" }, "The game is over: the host has closed the table."],
    [{ winners: [], reason: "agreed", clause: "" }, "The game is over: the players have agreed to end it."],
  ])("says how a game ended otherwise than by its rules, and offers what comes then", async (outcome, sentence) => {
    end({ outcome, status: "ended" });
    await draw(<Prompt desk={desk} />);
    expect(words(".question")).toEqual([sentence]);
    expect(words(".over .button")).toEqual(["Replay", "Journal", "Rematch"]);
    expect(all(".actions")).toEqual([]);
  });

  it("makes one rematch, and goes there", async () => {
    keepCsrf("c");
    const fetched = vi.fn(async () => new Response(JSON.stringify({ id: "again" }), { status: 201 }));
    vi.stubGlobal("fetch", fetched);
    end({ outcome: { winners: [], reason: "agreed", clause: "" }, status: "ended" });
    await draw(<Prompt desk={desk} />);
    await act(async () => {
      all(".over button")[0]?.click();
      await Promise.resolve();
    });
    all(".over button")[0]?.click();
    await vi.waitFor(() => expect(here.value.pathname).toBe("/tables/again"));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("says why a game cannot be played on", async () => {
    const params = { version: "1", engine: 1, now_version: "2", now_engine: 2, why: "different", entry: 7 };
    end({ frozen: { clause: "", key: "frozen", params } });
    await draw(<Prompt desk={desk} />);
    expect(words(".question")[0]).toContain("entry 7 would have other consequences");
  });

  it("has no undo for who only looks on", async () => {
    const onlooker = new Desk(new ToyScene(null), game);
    await draw(<Prompt desk={onlooker} />);
    expect(box.querySelector<HTMLButtonElement>(".back")?.disabled).toBe(true);
    onlooker.dispose();
  });
});

describe("the tab of the page", () => {
  it("shows that somebody is asked", async () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    const icon = () => document.querySelector("link")?.getAttribute("href");
    const Called = ({ asked }: { asked: boolean }) => (useCall("Peace", asked), null);
    await draw(<Called asked={false} />);
    expect([document.title, icon()]).toEqual(["Peace – Kabinett", "/icon.svg"]);
    await draw(<Called asked />);
    expect([document.title, icon()]).toEqual(["● Peace – Kabinett", "/icon-asked.svg"]);
    await draw(null);
    expect(icon()).toBe("/icon.svg");
  });
});

describe("a button that cannot be taken back", () => {
  it("wants to be pressed twice, without anything in between", async () => {
    const done = vi.fn();
    await draw(<Twice label="Resign" sure="Really?" onDone={done} />);
    const press = () => act(() => all("button")[0]?.click());
    await press();
    expect(words("button")).toEqual(["Really?"]);
    await act(() => void all("button")[0]?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    await press();
    expect(done).not.toHaveBeenCalled();
    await press();
    expect(done).toHaveBeenCalledOnce();
  });
});

describe("the seed", () => {
  it("is checked against the hash that was told", async () => {
    const hash = "a460fb412dfd81f6170754df92aaa0b5d2c83c401bf7c5f133e6982d781ba90f"; // as the server computes it of 1740
    expect(await seedFits("1740", hash)).toBe(true);
    expect(await seedFits("1741", hash)).toBe(false);
    expect(await seedFits(null, hash)).toBeNull();
  });
});
