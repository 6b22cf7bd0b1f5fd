import { look } from "../browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Message } from "../../src/api/types";
import { me } from "../../src/session";
import { rememberedSeed, rememberSeed } from "../../src/table/seeds";
import { Visit } from "../../src/table/visit";
import { ToyScene } from "./toy";

const events = (count: number): GameEvent[] => Array.from({ length: count }, () => ({ kind: "a", clause: "", params: {}, reveals: false }));
const message = (id: number, person = "other"): Message => ({ id, seat: null, person, name: "", to: null, text: "", at: 0 });

let visit: Visit;

/** Somebody comes to the table, at which so much has happened. */
function come(count: number): ToyScene {
  const scene = new ToyScene();
  scene.status.value = "connecting";
  visit = new Visit(scene);
  scene.events.value = events(count);
  scene.status.value = "open";
  return scene;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  visit.end();
  look(false);
});

describe("events", () => {
  it("are not new to who comes for the first time", () => {
    come(10);
    expect([visit.since.value, visit.unreadEvents.value]).toEqual([0, 0]);
  });

  it("that came while nobody was here are new, until they are read", () => {
    come(10);
    visit.end();
    const scene = come(14);
    expect([visit.since.value, visit.unreadEvents.value]).toEqual([10, 4]);
    scene.events.value = events(15);
    expect(visit.unreadEvents.value).toBe(5);
    visit.readEvents();
    expect([visit.since.value, visit.unreadEvents.value]).toEqual([10, 0]);
    visit.end();
    come(15);
    expect(visit.unreadEvents.value).toBe(0);
  });

  it("that come before one's eyes are not new", () => {
    const scene = come(10);
    scene.events.value = events(12);
    expect(visit.unreadEvents.value).toBe(0);
  });

  it("that come while another page is looked at are", () => {
    const scene = come(10);
    look(true);
    scene.events.value = events(13);
    expect(visit.unreadEvents.value).toBe(0); // nobody looks
    look(false);
    expect([visit.since.value, visit.unreadEvents.value]).toEqual([10, 3]);
  });

  it("that were taken back are not missed", () => {
    come(10);
    visit.end();
    come(7);
    expect(visit.unreadEvents.value).toBe(0);
  });

  it("are all shown by a browser that keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.spyOn(localStorage, "getItem").mockImplementation(refuse);
    vi.spyOn(localStorage, "setItem").mockImplementation(refuse);
    const scene = come(10);
    scene.messages.value = [message(1)];
    visit.readMessages();
    rememberSeed({ id: "t", seed_hash: "x" });
    expect([visit.unreadEvents.value, visit.unreadMessages.value, rememberedSeed("t")]).toEqual([0, 0, null]);
    vi.restoreAllMocks();
  });
});

describe("messages", () => {
  it("of others are new until they are read, also the next time", async () => {
    me.value = { id: "me", name: "", guest: true, mail: null, mail_confirmed: false, quiet_when_connected: false, language: null };
    const scene = come(1);
    scene.messages.value = [message(1), message(2, "me"), message(3)];
    expect(visit.unreadMessages.value).toBe(2);
    visit.readMessages();
    expect(visit.unreadMessages.value).toBe(0);
    visit.end();
    const again = come(1);
    again.messages.value = [...scene.messages.value, message(4)];
    expect(visit.unreadMessages.value).toBe(1);
  });
});

describe("the hash of the seed", () => {
  it("is what was told first", () => {
    rememberSeed({ id: "s", seed_hash: "first" });
    rememberSeed({ id: "s", seed_hash: "second" });
    expect(rememberedSeed("s")).toBe("first");
  });
});
