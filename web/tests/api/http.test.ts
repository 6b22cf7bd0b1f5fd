import { beforeEach, describe, expect, it, vi } from "vitest";
import { call, get, keepCsrf, post, text } from "../../src/api/http";

interface Sent {
  method: string;
  path: string;
  token: string | undefined;
}

type Answer = Response | Error;

/** A server with answers by path, one after the other; the last one stays. */
function serve(answers: Record<string, Answer[]>): Sent[] {
  const sent: Sent[] = [];
  const answer = async (path: string, request: RequestInit): Promise<Response> => {
    const headers = request.headers as Record<string, string>;
    sent.push({ method: String(request.method), path, token: headers["X-CSRF-Token"] });
    const left = answers[path] ?? [];
    const next = left.length > 1 ? left.shift() : left[0];
    if (!next || next instanceof Error) throw next ?? new Error(`nothing at ${path}`);
    return next.clone();
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  return sent;
}

const told = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status });
const refused = (error: string, key: string, status: number) => told({ error, key, params: { seat: "left" }, clause: "" }, status);
const done = () => new Response(null, { status: 204 });

beforeEach(() => keepCsrf(null));

describe("the token", () => {
  it("is fetched once, and only for what changes something", async () => {
    const sent = serve({ "/api/me/csrf": [told({ csrf: "secret" })], "/api/a": [told({})] });
    await get("/api/a");
    await Promise.all([post("/api/a"), call("DELETE", "/api/a")]);
    await post("/api/a");
    expect(sent.filter(({ path }) => path === "/api/me/csrf")).toHaveLength(1);
    expect(sent.filter(({ path }) => path === "/api/a").map(({ token }) => token)).toEqual([undefined, "secret", "secret", "secret"]);
  });

  it("is that of the last sign-in", async () => {
    const sent = serve({ "/api/a": [told({})] });
    keepCsrf("new");
    await post("/api/a");
    expect(sent).toEqual([{ method: "POST", path: "/api/a", token: "new" }]);
  });

  it("is empty for a stranger, who is asked again after he has come", async () => {
    const sent = serve({
      "/api/me/csrf": [refused("unauthorised", "sign_in_first", 401), told({ csrf: "secret" })],
      "/api/guests": [told({})],
      "/api/a": [told({})],
    });
    await post("/api/guests");
    await post("/api/a");
    expect(sent.filter(({ method }) => method === "POST").map(({ token }) => token)).toEqual(["", "secret"]);
  });

  it("is not taken for empty when the server is away", async () => {
    serve({ "/api/me/csrf": [new TypeError("network"), told({ csrf: "secret" })], "/api/a": [told({})] });
    await expect(post("/api/a")).rejects.toMatchObject({ key: "unreachable" });
    await expect(post("/api/a")).resolves.toEqual({});
  });

  it("is fetched anew when another page has begun another session, and only once", async () => {
    const sent = serve({ "/api/me/csrf": [told({ csrf: "new" })], "/api/a": [refused("forbidden", "csrf_missing", 403), told({})] });
    keepCsrf("old");
    await post("/api/a");
    expect(sent.map(({ path, token }) => [path, token])).toEqual([
      ["/api/a", "old"],
      ["/api/me/csrf", undefined],
      ["/api/a", "new"],
    ]);
    serve({ "/api/me/csrf": [told({ csrf: "new" })], "/api/a": [refused("forbidden", "csrf_missing", 403)] });
    await expect(post("/api/a")).rejects.toMatchObject({ key: "csrf_missing" });
  });
});

describe("answers", () => {
  it("are data, nothing, or a text", async () => {
    serve({ "/api/a": [told({ id: 1 })], "/api/b": [done()], "/api/map.svg": [new Response("<svg/>")] });
    expect(await get("/api/a")).toEqual({ id: 1 });
    expect(await get("/api/b")).toBeUndefined();
    expect(await text("/api/map.svg")).toBe("<svg/>");
  });

  it("that refuse say why", async () => {
    serve({ "/api/a": [refused("conflict", "seat_taken", 409)] });
    await expect(get("/api/a")).rejects.toMatchObject({ error: "conflict", key: "seat_taken", params: { seat: "left" } });
    await expect(text("/api/a")).rejects.toMatchObject({ key: "seat_taken" });
  });

  it.each([
    ["a page of a proxy", new Response("<html>", { status: 502 }), 502],
    ["other data", told({ detail: "no" }, 503), 503],
    ["no data at all where there should be some", new Response("<html>"), 200],
  ])("that are %s are no answers", async (_, answer, status) => {
    serve({ "/api/a": [answer] });
    await expect(get("/api/a")).rejects.toMatchObject({ error: "failed", key: "no_answer", params: { status } });
  });

  it("that do not come are told", async () => {
    serve({ "/api/a": [new TypeError("network")] });
    await expect(get("/api/a")).rejects.toMatchObject({ error: "unavailable", key: "unreachable" });
  });
});
