import "../browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { About, Decision } from "../../src/api/types";
import { me } from "../../src/session";
import { loadGame } from "../../src/table/load";
import { Room } from "../../src/table/room";
import { rememberedSeed } from "../../src/table/seeds";
import { about, FakeSocket, fakeSockets, place, socket, update, welcome } from "../sockets";
import { asks, refusal, toy } from "./toy";

vi.mock("../../src/table/load", () => ({ loadGame: vi.fn() }));

const PERSON = { id: "me", name: "Me", guest: true, mail: null, mail_confirmed: false, quiet_when_connected: true, language: null };
let room: Room;
let served: About | number;

/** The server tells of the table, and who I am. */
const answer = async (path: string): Promise<Response> => {
  if (path === "/api/me") return new Response(JSON.stringify(me.peek() ?? PERSON));
  if (typeof served === "number") return new Response(JSON.stringify({ error: "unknown", key: "no_such_table", params: {}, clause: "" }), { status: served });
  return new Response(JSON.stringify(served));
};

const settled = () => vi.advanceTimersByTimeAsync(0);
const open = () => FakeSocket.all.filter(({ closed, readyState }) => !closed && readyState === 1);
const seatsOpen = () => open().map(({ query }) => query.seat ?? null);
const line = (seat: string | null) => open().find(({ query }) => (query.seat ?? null) === seat) ?? socket();
const greet = (seat: string | null, decision?: Decision, table: About | number = served) =>
  line(seat).tell(
    welcome({
      seat,
      table: table as About,
      question: decision ? 1 : 0,
      view: { seat, position: { turn: 1 }, decisions: decision ? [decision] : [], standing: [], waiting_for: [] },
    }),
  );

async function enter(seats: About["seats"], more: Partial<About> = {}, wish: string | null = null): Promise<void> {
  served = about(seats, more);
  room = new Room("t", wish);
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  fakeSockets();
  vi.stubGlobal("fetch", vi.fn(answer));
  vi.mocked(loadGame).mockResolvedValue(toy);
  me.value = PERSON;
});

afterEach(() => {
  room.close();
  expect(open()).toEqual([]);
  vi.useRealTimers();
});

describe("who comes to a table", () => {
  it("waits until it is known who he is", async () => {
    me.value = undefined;
    await enter({ left: place("me") });
    expect(FakeSocket.all).toEqual([]);
    me.value = PERSON;
    expect(seatsOpen()).toEqual(["left"]);
  });

  it("looks through his seat, and has a desk when game and line are there", async () => {
    await enter({ left: place("me"), right: place("other") });
    expect(seatsOpen()).toEqual(["left"]);
    expect([room.shown.value, room.seats.value, room.hotSeat.value]).toEqual(["left", ["left"], false]);
    expect(room.desk.value?.view.seat).toBe("left");
    expect(rememberedSeed("t")).toBe("hash");
  });

  it("sees nothing before his line has told something, and all of it then", async () => {
    await enter({ left: place("me") });
    expect(room.silent.value).toBe(true);
    greet("left");
    expect(room.silent.value).toBe(false);
    expect(room.desk.value?.view.position.value).toEqual({ turn: 1 });
  });

  it("sees a table without news when his line breaks at once", async () => {
    await enter({ left: place("me") });
    line("left").break();
    expect(room.silent.value).toBe(false);
    expect(room.desk.value?.view.status.value).toBe("lost");
  });

  it("looks on if he has none", async () => {
    await enter({ left: place("other"), right: place(null) });
    expect([seatsOpen(), room.desk.value?.view.plays]).toEqual([[null], false]);
  });

  it("sees through the seat that he has handed to another or a bot, but is asked nothing", async () => {
    await enter({ left: place(null, { owner: "me", bot: "random" }), right: place("other") });
    greet("left", asks("march", "stop"));
    expect([seatsOpen(), room.desk.value?.view.plays, room.desk.value?.decision.value]).toEqual([["left"], false, null]);
  });

  it("looks over the shoulder of who has let him in; else from afar", async () => {
    await enter({ left: place("other") }, {}, "left");
    expect([seatsOpen(), room.desk.value?.view.plays]).toEqual([["left"], false]);
    line("left").break(4403);
    await settled();
    expect(seatsOpen()).toEqual([null]);
  });

  it("is told when there is no such table", async () => {
    served = 404;
    room = new Room("t");
    await settled();
    expect([room.trouble.value?.key, FakeSocket.all.length]).toEqual(["no_such_table", 0]);
  });

  it("need not do anything when the server comes back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    served = about({ left: place("me") });
    room = new Room("t");
    await settled();
    expect(room.trouble.value?.key).toBe("unreachable");
    vi.stubGlobal("fetch", vi.fn(answer));
    await vi.advanceTimersByTimeAsync(3000);
    expect([room.trouble.value, seatsOpen()]).toEqual([null, ["left"]]);
  });

  it("can try again when the game itself did not come", async () => {
    vi.mocked(loadGame).mockRejectedValueOnce(refusal("unreachable"));
    await enter({ left: place("me") });
    expect(room.trouble.value?.key).toBe("unreachable");
    room.retry();
    await settled();
    expect([room.trouble.value, room.desk.value?.game]).toEqual([null, toy]);
  });

  it("who leaves while it is loading leaves nothing behind", async () => {
    served = about({ left: place("me") });
    room = new Room("t");
    room.close();
    await settled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.all.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe("seats that change hands", () => {
  it("who sits down plays from then on, by one line", async () => {
    await enter({ left: place(null), right: place("other") }, { status: "open" });
    greet(null);
    line(null).tell({ type: "table", table: about({ left: place("me"), right: place("other") }, { status: "open" }) });
    expect([seatsOpen(), room.shown.value, FakeSocket.all.length]).toEqual([["left"], "left", 2]);
    expect(room.desk.value?.view.plays).toBe(true);
  });

  it("who stands up looks on", async () => {
    await enter({ left: place("me") });
    greet("left");
    line("left").tell({ type: "table", table: about({ left: place(null) }) });
    expect([seatsOpen(), room.shown.value]).toEqual([[null], null]);
  });

  it("who has lost his seat while the line was closed (4409, then 4403) looks on", async () => {
    await enter({ left: place("me") });
    greet("left");
    served = about({ left: place("other") });
    line("left").break(4409);
    vi.advanceTimersByTime(300);
    line("left").break(4403);
    await settled();
    expect([seatsOpen(), room.trouble.value]).toEqual([[null], null]);
  });

  it("who may not see the table any more is told", async () => {
    await enter({ left: place("me") });
    served = 404;
    line("left").break(4404);
    await settled();
    expect(room.trouble.value?.key).toBe("no_such_table");
  });

  it("a bot that takes my seat over keeps me looking through it", async () => {
    await enter({ left: place("me"), right: place("other") });
    greet("left", asks("march", "stop"));
    expect(room.desk.value?.decision.value).not.toBeNull();
    served = about({ left: place(null, { owner: "me", bot: "random" }), right: place("other") });
    line("left").tell({ type: "table", table: served });
    greet("left", asks("march", "stop"));
    expect([seatsOpen(), room.desk.value?.view.plays, room.desk.value?.decision.value]).toEqual([["left"], false, null]);
  });
});

describe("several at one screen", () => {
  const both = { left: place("me"), right: place("me") };
  const march = asks("march", "stop");
  const ask = (seat: string, question: number) => line(seat).tell(update({ question, decisions: question ? [march] : [] }));

  beforeEach(() => enter(both));

  it("begin behind a curtain, of who is asked if anybody is", () => {
    expect([seatsOpen(), room.curtain.value]).toEqual([["left", "right"], "left"]);
    greet("left");
    greet("right", march);
    expect(room.curtain.value).toBe("right");
    room.raise();
    expect([room.curtain.value, room.shown.value, room.desk.value?.view.seat]).toEqual([null, "right", "right"]);
    expect(room.asked.value).toBe(true);
  });

  it("change places when another is asked, and not before", () => {
    greet("left", march);
    greet("right");
    room.raise();
    ask("left", 2);
    expect(room.curtain.value).toBeNull();
    ask("left", 0);
    ask("right", 1);
    expect([room.curtain.value, room.shown.value]).toEqual(["right", "left"]);
    room.raise();
    expect(room.shown.value).toBe("right");
  });

  it("leave who looks through other eyes in peace", () => {
    greet("left", march);
    greet("right");
    room.raise();
    room.curtain.value = "right";
    room.raise();
    ask("left", 1);
    line("right").tell(update({ position: { turn: 2 } }));
    expect([room.curtain.value, room.shown.value]).toEqual([null, "right"]);
  });

  it("need no curtain when the game is over", () => {
    greet("left", march);
    greet("right");
    const over = about(both, { status: "ended" });
    for (const seat of ["left", "right"]) line(seat).tell({ type: "table", table: over });
    expect(room.curtain.value).toBeNull();
  });

  it("come back together after a restart of the server", () => {
    greet("left", march);
    greet("right");
    for (const each of open()) each.break(1012);
    vi.advanceTimersByTime(300);
    expect(seatsOpen()).toEqual(["left", "right"]);
  });
});
