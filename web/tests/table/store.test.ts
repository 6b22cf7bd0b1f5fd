import "../browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, GameEvent, Message } from "../../src/api/types";
import { Perspective } from "../../src/table/store";
import { about, fakeSockets, place, socket, update, welcome } from "../sockets";

const event = (kind: string): GameEvent => ({ kind, clause: "X1", params: {}, reveals: false });
const events = (...kinds: string[]) => kinds.map(event);
const message = (id: number): Message => ({ id, seat: "left", person: "p", name: "P", to: null, text: `${id}`, at: 0 });
const decision: Decision = { seat: "left", kind: "march", clause: "X1", params: {}, options: ["city a", "stop"] };
const view = (decisions: Decision[] = []) => ({ seat: "left", position: { turn: 1 }, decisions, standing: [], waiting_for: ["left"] });
const kinds = (line: Perspective) => line.events.value.map(({ kind }) => kind);

let line: Perspective;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  fakeSockets();
  line = new Perspective("t", "left");
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** The line breaks, and the server greets again. */
function again(more: Parameters<typeof welcome>[0] = {}): void {
  socket().break();
  vi.advanceTimersByTime(300);
  socket().tell(welcome(more));
}

describe("a greeting", () => {
  it("tells everything", () => {
    const table = about({ left: place("me") });
    socket().tell(welcome({ table, view: view([decision]), question: 3, events: events("a", "b"), messages: [message(1)] }));
    expect(line.status.value).toBe("open");
    expect(line.about.value).toEqual(table);
    expect(line.position.value).toEqual({ turn: 1 });
    expect(line.decision.value).toEqual(decision);
    expect([line.question.value, line.waitingFor.value, kinds(line)]).toEqual([3, ["left"], ["a", "b"]]);
    expect(line.messages.value.map(({ id }) => id)).toEqual([1]);
    expect(line.news.value).toEqual([]);
  });

  it("shows no position before the game has begun", () => {
    socket().tell(welcome({ view: null, events: events("table.seat_taken") }));
    expect(line.position.value).toBeNull();
    socket().tell(update({ first: 1, events: events("table.seat_taken") }));
    expect(line.position.value).toBeNull();
    expect(line.events.value.length).toBe(2);
  });

  it("asks only for what is missing, and adds it", () => {
    expect(socket().query).toEqual({ seat: "left" });
    socket().tell(welcome({ epoch: 4, events: events("a", "b"), messages: [message(7)] }));
    socket().break();
    vi.advanceTimersByTime(300);
    expect(socket().query).toEqual({ seat: "left", epoch: "4", since: "2", message: "7" });
    socket().tell(welcome({ epoch: 4, first: 2, events: events("c"), messages: [message(8)] }));
    expect(kinds(line)).toEqual(["a", "b", "c"]);
    expect(line.messages.value.map(({ id }) => id)).toEqual([7, 8]);
  });

  it("replaces the log when events were taken back meanwhile", () => {
    socket().tell(welcome({ epoch: 4, events: events("a", "b") }));
    again({ epoch: 5, first: 0, events: events("a", "c") });
    expect(kinds(line)).toEqual(["a", "c"]);
  });

  it("does not tell a message twice", () => {
    socket().tell(welcome({ messages: [message(1), message(2)] }));
    again({ messages: [message(2), message(3)] });
    socket().tell({ type: "said", message: message(4) });
    expect(line.messages.value.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

describe("an update", () => {
  it("changes entries, and takes away those that are gone", () => {
    socket().tell(welcome({ view: { ...view(), position: { turn: 1, battle: 2, hand: 3 } } }));
    socket().tell(update({ position: { turn: 2, winter: 1 }, gone: ["battle"] }));
    expect(line.position.value).toEqual({ turn: 2, hand: 3, winter: 1 });
  });

  it("brings news", () => {
    socket().tell(welcome({ events: events("a") }));
    socket().tell(update({ first: 1, events: events("b"), question: 2, decisions: [decision] }));
    expect(kinds(line)).toEqual(["a", "b"]);
    expect(line.news.value).toEqual(events("b"));
    expect([line.question.value, line.decision.value?.kind]).toEqual([2, "march"]);
  });

  it("rewinds the log after an undo", () => {
    socket().tell(welcome({ events: events("a", "b", "c") }));
    socket().tell(update({ epoch: 2, first: 1, events: events("table.undone") }));
    expect(kinds(line)).toEqual(["a", "table.undone"]);
    socket().break();
    vi.advanceTimersByTime(300);
    expect(socket().query).toMatchObject({ epoch: "2", since: "2" });
  });

  it("leaves the log alone when nothing was told", () => {
    socket().tell(welcome({ events: events("a") }));
    const before = line.events.value;
    socket().tell(update({ first: 1, position: { turn: 2 } }));
    expect(line.events.value).toBe(before);
  });

  it("of the table is known at once", () => {
    socket().tell(welcome());
    const table = about({ left: place("other") });
    socket().tell({ type: "table", table });
    expect(line.about.value).toEqual(table);
  });
});

describe("a line that ends", () => {
  it.each([
    [1006, "lost"],
    [4409, "lost"],
    [4403, "forbidden"],
    [4404, "unknown"],
  ])("with code %i is %s", (code, status) => {
    socket().tell(welcome());
    socket().break(code);
    expect(line.status.value).toBe(status);
  });
});

describe("a move", () => {
  beforeEach(() => socket().tell(welcome({ view: view([decision]), question: 5, answered: 4 })));

  it("answers the question that is asked", async () => {
    const made = line.play("city a");
    expect(socket().asked).toEqual([{ id: 1, type: "play", move: "city a", question: 5 }]);
    socket().done();
    await made;
  });

  it("that is no option names no question", async () => {
    const made = line.play("propose x");
    expect(socket().asked[0]).toMatchObject({ question: null });
    socket().done();
    await made;
  });

  it("is not sent again when the server has made it before the line broke", async () => {
    const made = line.play("city a");
    socket().break();
    vi.advanceTimersByTime(0);
    await Promise.resolve();
    vi.advanceTimersByTime(300);
    socket().tell(welcome({ question: 0, answered: 5 }));
    await made;
    expect(socket().asked).toEqual([]);
  });

  it("is sent again when the server has not got it, and waits for that", async () => {
    const made = line.play("city a");
    socket().break();
    await vi.advanceTimersByTimeAsync(300);
    socket().tell(welcome({ view: view([decision]), question: 5, answered: 4 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(socket().asked).toEqual([{ id: 2, type: "play", move: "city a", question: 5 }]);
    socket().done();
    await made;
  });

  it("is refused when the question is gone with the line", async () => {
    const made = line.play("city a");
    const told = expect(made).rejects.toMatchObject({ error: "stale", key: "question_gone" });
    socket().break();
    await vi.advanceTimersByTimeAsync(300);
    socket().tell(welcome({ view: view([decision]), question: 6, answered: 4 }));
    await told;
  });

  it("without a question is never sent twice", async () => {
    const made = line.play("propose x");
    socket().break();
    await expect(made).rejects.toMatchObject({ key: "unanswered" });
  });

  it.each(["final", "closed"])("is not waited for when the line will not come back (%s)", async (end) => {
    const made = line.play("city a");
    if (end === "final") socket().break(4403);
    else line.close();
    await expect(made).rejects.toMatchObject({ key: "unanswered" });
  });

  it("is not waited for when the line is given up later", async () => {
    const made = line.play("city a");
    const told = expect(made).rejects.toMatchObject({ key: "unanswered" });
    socket().break();
    await vi.advanceTimersByTimeAsync(100);
    line.close();
    await told;
  });
});

describe("over a shoulder", () => {
  it("one sees, but is asked nothing", () => {
    const guest = new Perspective("t", "left", true);
    socket().tell(welcome({ view: view([decision]), question: 5 }));
    expect(guest.plays).toBe(false);
    expect([guest.position.value, guest.decision.value, guest.question.value]).toEqual([{ turn: 1 }, null, 0]);
    expect(guest.waitingFor.value).toEqual(["left"]);
    guest.close();
  });

  it("a seat of one's own is played, an onlooker's is not", () => {
    expect(line.plays).toBe(true);
    const onlooker = new Perspective("t", null);
    expect(onlooker.plays).toBe(false);
    expect(socket().query).toEqual({});
    onlooker.close();
  });
});

describe("questions to the server", () => {
  it("are answered, or say what they are", async () => {
    socket().tell(welcome());
    const why = line.whyNot("city b");
    socket().tell({ type: "explained", id: 1, happens: false, reason: { clause: "X1", key: "too_far", params: {} } });
    expect((await why).reason?.key).toBe("too_far");
    const survey = line.survey("reach", "a");
    expect(socket().asked.at(-1)).toMatchObject({ type: "survey", kind: "reach", arg: "a" });
    socket().tell({ type: "surveyed", id: 2, survey: { ends: {} } });
    expect(await survey).toEqual({ ends: {} });
    const wrong = line.survey("reach");
    expect(socket().asked.at(-1)).toMatchObject({ arg: null });
    socket().tell({ type: "done", id: 3 });
    await expect(wrong).rejects.toThrow("no survey but done");
  });
});
