import "../browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../src/api/types";
import { Replay } from "../../src/replay/moment";
import { about } from "../sockets";
import { promised } from "../table/toy";

const event = (kind: string): GameEvent => ({ kind, clause: "", params: {}, reveals: false });
let frames: number;
let asked: URLSearchParams[];
/** What delays the answer with the portion that begins at a moment. */
let slow: Map<number, Promise<unknown>>;
let away: boolean;
const thoughts = new Map([[3, { seat: "right", key: "random", params: {} }]]);

async function answer(path: string): Promise<Response> {
  const { searchParams, pathname } = new URL(path, "http://x");
  asked.push(searchParams);
  if (pathname.endsWith("/survey")) return new Response(JSON.stringify({ survey: { at: searchParams.get("number") } }));
  const first = Number(searchParams.get("first"));
  await slow.get(first);
  if (away) throw new TypeError("network");
  const numbers = Array.from({ length: Number(searchParams.get("count")) }, (_, offset) => first + offset).filter((number) => number < frames);
  const shown = numbers.map((number) => ({ number, events: [event(`e${number}`)], position: number ? { turn: number } : {}, waiting_for: ["left"], thought: thoughts.get(number) ?? null }));
  return new Response(JSON.stringify({ frames, shown }));
}

const firsts = () => asked.map((query) => query.get("first"));
const kinds = (replay: Replay) => replay.events.value.map(({ kind }) => kind);
const make = (seat: string | null = "left") => new Replay(about({}), seat);

beforeEach(() => {
  [frames, asked, slow, away] = [60, [], new Map(), false];
  vi.stubGlobal("fetch", vi.fn(answer));
});

describe("a moment", () => {
  it("comes with its neighbours, which are not asked for again", async () => {
    const replay = make();
    await replay.show(3);
    expect([replay.at.value, replay.count.value, replay.position.value]).toEqual([3, 60, { turn: 3 }]);
    expect(replay.waitingFor.value).toEqual(["left"]);
    await replay.show(7);
    expect(asked.map(String)).toEqual(["first=0&count=25&seat=left"]);
  });

  it("of an onlooker names no seat", async () => {
    await make(null).show(0);
    expect(asked.map(String)).toEqual(["first=0&count=25"]);
  });

  it("before the start has no position", async () => {
    const replay = make();
    await replay.show(0);
    expect(replay.position.value).toBeNull();
  });

  it.each([
    [-5, 0],
    [59, 59],
    [1000, 59],
    [Number.NaN, 0],
    [2.5, 0],
  ])("number %d is number %i", async (wanted, there) => {
    const replay = make();
    await replay.show(wanted);
    expect(replay.at.value).toBe(there);
  });

  it("of a game without any is none", async () => {
    frames = 0;
    const replay = make();
    await replay.show(4);
    expect([replay.at.value, replay.position.value, replay.frameEvents.value]).toEqual([0, null, []]);
  });

  it("has the portion after it fetched before it is needed, once", async () => {
    const replay = make();
    await replay.show(21);
    await replay.show(22);
    await vi.waitFor(() => expect(replay.loading.value).toBe(false));
    await replay.show(25);
    expect(firsts()).toEqual(["0", "25"]);
  });

  it("is shown with what happened until then, as far as it is known without gaps", async () => {
    const replay = make();
    await replay.show(2);
    expect(kinds(replay)).toEqual(["e0", "e1", "e2"]);
    expect(replay.frameEvents.value).toEqual([event("e2")]);
    await replay.show(52);
    expect(kinds(replay)).toEqual(["e50", "e51", "e52"]);
  });

  it("comes with what a bot thought, if one has moved then", async () => {
    const replay = make();
    await replay.show(3);
    expect(replay.thought.value).toEqual(thoughts.get(3));
    await replay.show(4);
    expect(replay.thought.value).toBeNull();
  });

  it("is news only if it is the next", async () => {
    const replay = make();
    await replay.show(4);
    expect(replay.news.value).toEqual([]);
    await replay.show(5);
    expect(replay.news.value).toEqual([event("e5")]);
    await replay.show(4);
    expect(replay.news.value).toEqual([]);
  });
});

describe("somebody in a hurry", () => {
  it("sees what he asked for last, whatever comes first", async () => {
    const replay = make();
    await replay.show(0);
    const wait = promised<void>();
    slow.set(25, wait.promise);
    const first = replay.show(30);
    await replay.show(55);
    wait.keep();
    await first;
    expect([replay.at.value, replay.loading.value]).toEqual([55, false]);
  });

  it("asks for a portion once while it is on its way", async () => {
    const replay = make();
    await Promise.all([replay.show(1), replay.show(2), replay.show(3)]);
    expect([firsts(), replay.at.value]).toEqual([["0"], 3]);
  });

  it("is told when the server is away, stays where he is, and can try again", async () => {
    const replay = make();
    await replay.show(3);
    away = true;
    await expect(replay.show(40)).rejects.toMatchObject({ key: "unreachable" });
    expect([replay.at.value, replay.loading.value]).toEqual([3, false]);
    away = false;
    await replay.show(40);
    expect(replay.at.value).toBe(40);
  });

  it("does not notice that what is fetched ahead fails", async () => {
    const replay = make();
    await replay.show(3);
    away = true;
    await replay.show(22);
    await vi.waitFor(() => expect(replay.loading.value).toBe(false));
    expect(replay.at.value).toBe(22);
  });
});

describe("a replay", () => {
  it("stands still", async () => {
    const replay = make();
    expect([replay.live, replay.plays]).toEqual([false, false]);
    for (const act of [replay.play(), replay.undo(), replay.say()]) await expect(act).rejects.toMatchObject({ key: "replay_stands" });
    expect(await replay.whyNot()).toEqual({ happens: false, reason: null });
  });

  it("of a game that goes on grows", async () => {
    frames = 10;
    const replay = make();
    await replay.show(9);
    frames = 12;
    await replay.show(10);
    expect([replay.at.value, replay.count.value]).toEqual([10, 12]);
  });

  it("is surveyed at the moment that is shown", async () => {
    const replay = make();
    await replay.show(4);
    expect(await replay.survey("reach", "a")).toEqual({ at: "4" });
    expect(String(asked.at(-1))).toBe("number=4&kind=reach&arg=a&seat=left");
    await replay.survey("supply");
    expect(String(asked.at(-1))).toBe("number=4&kind=supply&seat=left");
  });
});
