import "../browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Listener } from "../../src/api/socket";
import type { Reply } from "../../src/api/types";
import { FakeSocket, fakeSockets, socket, welcome } from "../sockets";

class Ear implements Listener {
  readonly replies: Reply[] = [];
  readonly lines: (boolean | number)[] = [];
  heard = (reply: Reply) => void this.replies.push(reply);
  line = (open: boolean, final?: number) => void this.lines.push(final ?? open);
  known = () => ({ seat: "left", since: String(this.replies.length) });
}

let ear: Ear;
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are as long as they are meant
  fakeSockets();
  ear = new Ear();
  line = new TableSocket("t", ear);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** How long it takes until the line comes again. */
function waited(): number {
  const before = FakeSocket.all.length;
  let time = 0;
  while (FakeSocket.all.length === before && time < 60_000) {
    vi.advanceTimersByTime(100);
    time += 100;
  }
  return time;
}

describe("a line", () => {
  it("names what is known already", () => {
    expect(socket().url).toBe("ws://table.test/api/tables/t/socket?seat=left&since=0");
  });

  it("is there when the server greets", () => {
    expect(ear.lines).toEqual([]);
    socket().tell(welcome());
    expect(ear.lines).toEqual([true]);
    expect(ear.replies.map(({ type }) => type)).toEqual(["welcome"]);
  });

  it("comes back by itself, each time a little later, and at once after a success", () => {
    socket().tell(welcome());
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) {
      socket().break();
      waits.push(waited());
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000]);
    expect(socket().query.since).toBe("1");
    socket().tell(welcome());
    socket().break(1012);
    expect(waited()).toBe(300);
    expect(ear.lines.slice(-2)).toEqual([true, false]);
  });

  it.each([4403, 4404])("does not come back when the server says %i", (code) => {
    socket().break(code);
    expect(ear.lines).toEqual([code]);
    expect(waited()).toBe(60_000);
  });

  it.each([4409, 1012, 4408, 4429])("comes back when the server says %i", (code) => {
    socket().tell(welcome());
    socket().break(code);
    expect(ear.lines).toEqual([true, false]);
    expect(waited()).toBe(300);
  });

  it("that was never greeted is given up", () => {
    const first = socket();
    vi.advanceTimersByTime(10_400);
    expect(first.closed).toBe(true);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("that died in silence is noticed by the next ping", () => {
    socket().tell(welcome());
    vi.advanceTimersByTime(25_000);
    const [ping] = socket().sent;
    expect(ping?.type).toBe("ping");
    vi.advanceTimersByTime(9_000);
    expect(ear.lines).toEqual([true]);
    vi.advanceTimersByTime(1_000);
    expect(ear.lines).toEqual([true, false]);
  });

  it("that answers pings lives on", () => {
    socket().tell(welcome());
    for (let time = 0; time < 5; time++) {
      vi.advanceTimersByTime(25_000);
      socket().tell({ type: "pong", id: Number(socket().sent.at(-1)?.id) });
    }
    expect(ear.lines).toEqual([true]);
    expect(FakeSocket.all.length).toBe(1);
  });

  it("is tried at once, or looked after, when somebody looks again", () => {
    socket().tell(welcome());
    line.retry();
    expect(socket().sent.map(({ type }) => type)).toEqual(["ping"]);
    socket().break();
    line.retry();
    line.retry();
    expect(FakeSocket.all.length).toBe(2);
    expect(waited()).toBe(10_300); // the other attempt was called off; this one gets no greeting
  });

  it("that was closed is silent for ever", () => {
    const last = socket();
    last.tell(welcome());
    line.close();
    last.tell(welcome());
    last.break();
    line.retry();
    vi.advanceTimersByTime(120_000);
    expect(ear.lines).toEqual([true]);
    expect(ear.replies.length).toBe(1);
    expect(FakeSocket.all.length).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("requests", () => {
  it("get the answer with their number", async () => {
    socket().tell(welcome());
    const first = line.ask({ type: "why_not", move: "a" });
    const second = line.ask({ type: "undo" });
    const [one, two] = socket().sent;
    socket().tell({ type: "done", id: Number(two?.id) });
    socket().tell({ type: "explained", id: Number(one?.id), happens: true, reason: null });
    expect((await second).type).toBe("done");
    expect((await first).type).toBe("explained");
    expect(ear.replies.length).toBe(1);
  });

  it("are refused with a reason", async () => {
    socket().tell(welcome());
    const asked = line.ask({ type: "undo" });
    socket().tell({ type: "refused", id: 1, error: "conflict", key: "no_move_yet", params: {}, clause: "" });
    await expect(asked).rejects.toMatchObject({ key: "no_move_yet" });
  });

  it("are not sent without a line", async () => {
    socket().break();
    await expect(line.ask({ type: "undo" })).rejects.toMatchObject({ key: "unreachable" });
  });

  it.each(["break", "close"] as const)("that wait when the line ends (%s) are told that nobody knows", async (end) => {
    socket().tell(welcome());
    const asked = line.ask({ type: "undo" });
    if (end === "break") socket().break();
    else line.close();
    await expect(asked).rejects.toMatchObject({ error: "unavailable", key: "unanswered" });
  });
});
