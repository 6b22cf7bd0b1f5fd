import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepCsrf } from "../../src/api/http";
import { Trial } from "../../src/learn/trial";

const asked: { path: string; body: unknown }[] = [];
const MOVED = { kind: "moved", clause: "M1", params: {} };

/** A server that wants "go" and then "stop", and finds "wait" wrong. */
function answer(path: string, init?: RequestInit): Promise<Response> {
  const body = JSON.parse(String(init?.body)) as { moves: string[] };
  asked.push({ path, body });
  if (path.endsWith("/why")) return Promise.resolve(Response.json({ happens: false, reason: null }));
  if (path.endsWith("/survey")) return Promise.resolve(Response.json({ survey: { reach: [] } }));
  const wrong = body.moves.at(-1) === "wait";
  const made = body.moves.length - (wrong ? 1 : 0);
  const decisions = [{ seat: "left", kind: "act", clause: "M1", params: {}, options: ["go", "stop", "wait"] }];
  const view = { seat: "left", position: { at: made }, decisions, standing: [], waiting_for: ["left"] };
  const told = { events: Array.from({ length: made }, () => MOVED), view, options: {}, made, wrong, over: made === 2, solved: made === 2 };
  return Promise.resolve(Response.json(told));
}

let trial: Trial;
beforeEach(async () => {
  asked.length = 0;
  keepCsrf("");
  vi.stubGlobal("fetch", vi.fn(answer));
  trial = new Trial("course.lesson", "toy", "left");
  await trial.begin();
});

describe("an exercise", () => {
  it("shows what the server tells, and brings all moves each time", async () => {
    await trial.play("go");
    expect(asked.map(({ body }) => body)).toEqual([{ moves: [] }, { moves: ["go"] }]);
    expect([trial.position.value, trial.news.value, trial.plays, trial.live]).toEqual([{ at: 1 }, [MOVED], true, false]);
    expect(trial.decision.value?.options).toEqual(["go", "stop", "wait"]);
  });

  it("keeps what was right when something is wrong", async () => {
    await trial.play("go");
    await expect(trial.play("wait")).rejects.toMatchObject({ key: "exercise_wrong" });
    expect([trial.wrong.value, trial.position.value]).toEqual(["wait", { at: 1 }]);
    await trial.play("stop");
    expect(asked.at(-1)?.body).toEqual({ moves: ["go", "stop"] });
    expect(trial.wrong.value).toBeNull();
  });

  it("asks nothing any more when it is decided", async () => {
    await trial.play("go");
    await trial.play("stop");
    expect([trial.decision.value, trial.waitingFor.value, trial.told.value?.solved]).toEqual([null, [], true]);
  });

  it("takes back the last move, as long as there is one", async () => {
    await trial.play("go");
    await trial.undo();
    expect([trial.position.value, trial.news.value]).toEqual([{ at: 0 }, []]);
    await expect(trial.undo()).rejects.toMatchObject({ key: "exercise_start" });
  });

  it("asks about the moment that is shown", async () => {
    await trial.play("go");
    expect(await trial.whyNot("fly")).toEqual({ happens: false, reason: null });
    expect(await trial.survey("reach", "friedrich")).toEqual({ reach: [] });
    expect(asked.slice(-2)).toEqual([
      { path: "/api/exercises/course.lesson/why", body: { moves: ["go"], move: "fly" } },
      { path: "/api/exercises/course.lesson/survey", body: { moves: ["go"], kind: "reach", arg: "friedrich" } },
    ]);
  });
});
