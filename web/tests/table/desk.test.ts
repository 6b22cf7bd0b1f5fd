import "../browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Route } from "../../src/table/game";
import { Desk } from "../../src/table/desk";
import { atOnce } from "../../src/prefs";
import { asks, promised, refusal, toy, ToyScene } from "./toy";

let scene: ToyScene;
let desk: Desk;

beforeEach(() => {
  atOnce.value = false;
  toy.routes.mockReset().mockResolvedValue(new Map());
  scene = new ToyScene();
  desk = new Desk(scene, toy);
});

afterEach(() => desk.dispose());

const route = (...moves: string[]): Route => ({ moves, places: ["city:b"], notes: ["to B"] });

describe("choices", () => {
  it("lie on the board or are buttons; where several share a spot they are buttons too", () => {
    scene.ask(1, asks("march", "city a", "city b", "city b forced", "stop"));
    expect([...desk.spots.value]).toEqual([
      ["city:a", "city a"],
      ["city:b", "city b"],
    ]);
    expect(desk.buttons.value).toEqual(["city b", "city b forced", "stop"]);
  });

  it("are marked the first time and sent the second", async () => {
    scene.ask(1, asks("march", "city a", "stop"));
    desk.choose("stop");
    expect([desk.chosen.value, scene.played]).toEqual(["stop", []]);
    desk.choose("stop");
    await vi.waitFor(() => expect(desk.sending.value).toBe(false));
    expect([desk.chosen.value, scene.played]).toEqual([null, ["stop"]]);
  });

  it("are sent at once by who likes that", async () => {
    atOnce.value = true;
    scene.ask(1, asks("march", "city a", "stop"));
    await desk.point("city:a");
    expect(scene.played).toEqual(["city a"]);
  });

  it("can be changed before they are sent", () => {
    scene.ask(1, asks("march", "city a", "city b"));
    desk.choose("city a");
    desk.choose("city b");
    expect([desk.chosen.value, scene.played]).toEqual(["city b", []]);
  });

  it("are forgotten when the question changes", () => {
    scene.ask(1, asks("march", "city a"));
    desk.choose("city a");
    desk.trouble.value = refusal("too_far");
    scene.ask(2, asks("march", "city a"));
    expect([desk.chosen.value, desk.trouble.value]).toEqual([null, null]);
  });

  it("are not forgotten when only something else changes", () => {
    scene.ask(1, asks("march", "city a"));
    desk.choose("city a");
    scene.position.value = { turn: 1, weather: "snow" };
    scene.decisions.value = [asks("march", "city a")];
    expect(desk.chosen.value).toBe("city a");
  });

  it("are sent once, however often somebody presses", async () => {
    const answer = promised<void>();
    scene.answer = () => answer.promise;
    scene.ask(1, asks("march", "city a", "stop"));
    desk.choose("stop");
    const sent = desk.confirm();
    void desk.confirm();
    desk.choose("stop");
    await desk.point("city:a");
    await desk.undo();
    expect([scene.played, scene.undone]).toEqual([["stop"], 0]);
    answer.keep();
    await sent;
    expect([desk.sending.value, desk.chosen.value]).toEqual([false, null]);
  });

  it("that are refused say why, and nothing is chosen any more", async () => {
    scene.answer = () => Promise.reject(refusal("too_far"));
    scene.ask(1, asks("march", "stop"));
    desk.choose("stop");
    await desk.confirm();
    expect([desk.trouble.value?.key, desk.chosen.value, desk.sending.value]).toEqual(["too_far", null, false]);
    scene.answer = async () => undefined;
    desk.choose("stop");
    await desk.confirm();
    expect(desk.trouble.value).toBeNull();
  });

  it("do not hide faults of ours", async () => {
    scene.answer = () => Promise.reject(new TypeError("a fault"));
    scene.ask(1, asks("march", "stop"));
    desk.choose("stop");
    await expect(desk.confirm()).rejects.toThrow("a fault");
    expect(desk.sending.value).toBe(false);
  });
});

describe("between the next question and the acknowledgement of the last answer", () => {
  const next = asks("march", "city a", "city b", "stop");
  let acks: ReturnType<typeof promised<void>>[];

  beforeEach(() => {
    acks = [];
    scene.answer = () => {
      const ack = promised<void>();
      acks.push(ack);
      return ack.promise;
    };
  });

  /** An answer is on its way; the next question is here already, the acknowledgement is not. */
  function answered(): Promise<void> {
    scene.ask(1, asks("march", "city a", "stop"));
    desk.choose("stop");
    const sent = desk.confirm();
    scene.ask(2, next);
    return sent;
  }

  it("what is chosen for the next stays chosen", async () => {
    const sent = answered();
    expect([desk.chosen.value, desk.sending.value]).toEqual([null, false]);
    await desk.point("city:b");
    expect(desk.chosen.value).toBe("city b");
    acks[0]?.keep();
    await sent;
    expect([desk.chosen.value, desk.sending.value, scene.played]).toEqual(["city b", false, ["stop"]]);
  });

  it("what is confirmed waits for the acknowledgement, and is sent once", async () => {
    const sent = answered();
    await desk.point("city:b");
    await desk.point("city:b");
    void desk.confirm();
    desk.choose("city a");
    expect([desk.chosen.value, desk.sending.value, scene.played]).toEqual(["city b", true, ["stop"]]);
    acks[0]?.keep();
    await sent;
    await vi.waitFor(() => expect(scene.played).toEqual(["stop", "city b"]));
    expect(desk.sending.value).toBe(true);
    acks[1]?.keep();
    await vi.waitFor(() => expect(desk.sending.value).toBe(false));
    expect([desk.chosen.value, desk.trouble.value]).toEqual([null, null]);
  });

  it("what is confirmed is sent after a refusal too, which stays to be read", async () => {
    const sent = answered();
    desk.choose("stop");
    const second = desk.confirm();
    acks[0]?.fail(refusal("too_far"));
    await sent;
    await vi.waitFor(() => expect(scene.played).toEqual(["stop", "stop"]));
    acks[1]?.keep();
    await second;
    expect(desk.trouble.value?.key).toBe("too_far");
  });

  it("what is confirmed does not answer a question that comes still later", async () => {
    const sent = answered();
    desk.choose("stop");
    const second = desk.confirm();
    scene.ask(3, next);
    acks[0]?.keep();
    await Promise.all([sent, second]);
    expect([scene.played, desk.trouble.value?.key, desk.sending.value]).toEqual([["stop"], "question_gone", false]);
  });

  it("a move that answers no question is sent, whatever is asked then", async () => {
    const sent = answered();
    const offer = desk.send(["propose peace"]);
    scene.ask(3, next);
    acks[0]?.keep();
    await sent;
    await vi.waitFor(() => expect(scene.played).toEqual(["stop", "propose peace"]));
    acks[1]?.keep();
    await offer;
  });

  it("the way back is taken after the acknowledgement", async () => {
    const sent = answered();
    const back = desk.undo();
    expect(scene.undone).toBe(0);
    acks[0]?.keep();
    await sent;
    await vi.waitFor(() => expect(scene.undone).toBe(1));
    acks[1]?.keep();
    await back;
  });

  it("a fault of ours in the first does not hold up the second", async () => {
    const sent = answered();
    desk.choose("stop");
    const second = desk.confirm();
    acks[0]?.fail(new TypeError("a fault"));
    await expect(sent).rejects.toThrow("a fault");
    await vi.waitFor(() => expect(scene.played).toEqual(["stop", "stop"]));
    acks[1]?.keep();
    await second;
    expect(desk.sending.value).toBe(false);
  });

  it("a march that has moves left lets nothing be chosen before its last", async () => {
    scene.ask(1, asks("movement", "city a"));
    const march = desk.send(["city a", "city b"]);
    scene.ask(2, next);
    await desk.point("city:a");
    desk.choose("stop");
    expect([desk.chosen.value, desk.sending.value]).toEqual([null, true]);
    acks[0]?.keep();
    await vi.waitFor(() => expect(scene.played).toEqual(["city a", "city b"]));
    scene.ask(3, next);
    desk.choose("stop");
    expect([desk.chosen.value, desk.sending.value]).toEqual(["stop", false]);
    acks[1]?.keep();
    await march;
    expect(desk.chosen.value).toBe("stop");
  });
});

describe("undo", () => {
  it("is asked for once at a time, and says why not", async () => {
    const answer = promised<void>();
    scene.answer = () => answer.promise;
    const undone = desk.undo();
    await desk.undo();
    answer.fail(refusal("undo_not_free"));
    await undone;
    expect([scene.undone, desk.trouble.value?.key]).toEqual([1, "undo_not_free"]);
  });
});

describe("a plan", () => {
  const question = asks("movement", "city a", "end");

  it("shows where one could go, and sends the whole way", async () => {
    const way = route("city a", "city b", "stop");
    toy.routes.mockResolvedValue(new Map([["city:b", way]]));
    scene.ask(1, question);
    scene.answer = async (move) => {
      if (move === "city a") scene.ask(2, asks("march", "city b", "stop"));
      if (move === "city b") scene.ask(3, asks("march", "stop"));
      if (move === "stop") scene.ask(4, question);
    };
    await desk.point("city:a");
    expect([desk.chosen.value, desk.planning.value?.piece, scene.played]).toEqual(["city a", "city:a", []]);
    await desk.point("city:b");
    expect([desk.route.value, scene.played]).toEqual([way, []]);
    await desk.point("city:b");
    await vi.waitFor(() => expect(desk.sending.value).toBe(false));
    expect(scene.played).toEqual(["city a", "city b", "stop"]);
    expect([desk.route.value, desk.planning.value, desk.chosen.value, desk.trouble.value]).toEqual([null, null, null, null]);
  });

  it("whose second move is refused stops there, and the refusal stays to be read", async () => {
    scene.ask(1, question);
    scene.answer = async (move) => {
      if (move === "city b") throw refusal("too_far");
      scene.ask(2, asks("march", "city b", "stop"));
    };
    await desk.send(["city a", "city b", "stop"]);
    expect(scene.played).toEqual(["city a", "city b"]);
    expect([desk.trouble.value?.key, desk.sending.value]).toEqual(["too_far", false]);
  });

  it("ends when somebody else is asked first", async () => {
    scene.ask(1, question);
    scene.answer = async () => scene.ask(0);
    await desk.send(["city a", "city b", "stop"]);
    expect(scene.played).toEqual(["city a"]);
    expect([desk.trouble.value?.error, desk.trouble.value?.key]).toEqual(["stale", "question_gone"]);
  });

  it("that comes late is not for another piece", async () => {
    const late = promised<Map<string, Route>>();
    toy.routes.mockReturnValueOnce(late.promise).mockResolvedValueOnce(new Map([["city:c", route("city b")]]));
    scene.ask(1, asks("movement", "city a", "city b"));
    const first = desk.point("city:a");
    await desk.point("city:b");
    late.keep(new Map([["city:x", route("city a")]]));
    await first;
    expect(desk.planning.value?.piece).toBe("city:b");
  });

  it("that comes after the question has changed is not shown, nor its failure", async () => {
    const late = promised<Map<string, Route>>();
    toy.routes.mockReturnValueOnce(late.promise);
    scene.ask(1, question);
    const first = desk.point("city:a");
    scene.ask(2, asks("movement", "city a"));
    late.fail(refusal("gone"));
    await first;
    expect([desk.planning.value, desk.trouble.value]).toEqual([null, null]);
  });

  it("can be left: the piece pointed at again is sent alone", async () => {
    scene.ask(1, question);
    await desk.point("city:a");
    await desk.point("city:a");
    expect(scene.played).toEqual(["city a"]);
  });
});

describe("pointing at what is no choice", () => {
  const reason = { clause: "X2", key: "too_far", params: {} };

  it("asks why", async () => {
    scene.ask(1, asks("march", "city a"));
    scene.why.mockResolvedValueOnce({ happens: false, reason });
    await desk.point("city:z");
    expect(scene.why).toHaveBeenCalledWith("city z");
    expect(desk.told.value).toEqual({ spot: "city:z", reason, pinned: true });
  });

  it("asks nothing where nothing is meant, of a choice, and of an onlooker", async () => {
    scene.ask(1, asks("march", "city a"));
    await desk.explain("city:nowhere");
    await desk.explain("city:a", false);
    expect(desk.told.value).toEqual({ spot: "city:a", reason: null, pinned: false });
    const onlooker = new Desk(new ToyScene(null), toy);
    await onlooker.explain("city:z");
    expect(onlooker.told.value?.reason).toBeNull();
    expect(scene.why).not.toHaveBeenCalled();
  });

  it("tells what was asked for last, whatever comes first", async () => {
    const slow = promised<{ happens: boolean; reason: null }>();
    scene.why.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ happens: false, reason });
    const first = desk.explain("city:y");
    await desk.explain("city:z");
    slow.keep({ happens: false, reason: null });
    await first;
    expect(desk.told.value?.spot).toBe("city:z");
  });

  it("tells nothing after somebody has turned away", async () => {
    const slow = promised<{ happens: boolean; reason: null }>();
    scene.why.mockReturnValueOnce(slow.promise);
    const first = desk.explain("city:y");
    desk.hush();
    slow.keep({ happens: false, reason: null });
    await first;
    expect(desk.told.value).toBeNull();
  });

  it("is for somebody else while he fills something in", async () => {
    const picked: string[] = [];
    desk.picker.value = (spot) => picked.push(spot);
    scene.ask(1, asks("march", "city a"));
    await desk.point("city:a");
    expect([picked, desk.chosen.value]).toEqual([["city:a"], null]);
  });
});

describe("showing", () => {
  it("opens the rules at a clause, and brings spots into sight", () => {
    desk.openClause("X1");
    expect([desk.panel.value, desk.clause.value]).toEqual(["rules", "X1"]);
    desk.seek("city:a");
    expect([desk.sought.value, desk.lit.value]).toEqual(["city:a", "city:a"]);
  });

  it("ends with the desk", () => {
    desk.dispose();
    scene.ask(1, asks("march", "city a"));
    desk.choose("city a");
    scene.ask(2, asks("march", "city a"));
    expect(desk.chosen.value).toBe("city a"); // nobody looks any more
  });
});
