// @vitest-environment jsdom
import "./browser";
import { render } from "preact";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { keepCsrf } from "../../src/api/http";
import NewTable from "../../src/pages/NewTable";
import { go, place } from "../../src/router";
import { me } from "../../src/session";
import { loadLanguage } from "../../src/texts/fluent";

const seats = { maria_theresa: { powers: ["austria"] }, frederick: { powers: ["prussia"] }, louis_xv: { powers: ["france"] } };
const told = {
  games: [
    {
      game: "maria",
      options: {
        variant: { values: ["introductory", "advanced"], default: "introductory" },
        players: { values: [3], default: 3 },
        board: { values: [], default: null },
      },
      tables: ["introductory", "advanced"].map((variant) => ({ options: { variant, players: 3 }, seats, person: "frederick" })),
    },
  ],
  bots: [{ level: "random" }],
};
const person = { id: "me", name: "Voltaire", guest: true, mail: null, mail_confirmed: false, quiet_when_connected: true, language: null };

/** A server that knows the games, lets guests in and lays tables; what it was asked to do is returned. */
function serve(): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  const answers: Record<string, unknown> = {
    "/api/games": told,
    "/api/guests": { token: "t", csrf: "c", person },
    "/api/tables": { id: "laid" },
  };
  const answer = (path: string, request?: RequestInit) => {
    if (request?.method === "POST") asked.push({ path, body: JSON.parse(String(request.body)) });
    const stranger = { error: "unauthorised", key: "sign_in_first", params: {}, clause: "" };
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? stranger), { status: path in answers ? 200 : 401 }));
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  return asked;
}

async function shown(): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement("div"));
  render(<NewTable />, box);
  await vi.waitFor(() => expect(box.querySelector("input[type=radio]")).toBeTruthy(), { timeout: 5000 });
  return box;
}

const labelled = (box: HTMLElement, text: string) =>
  [...box.querySelectorAll("label")].find((label) => label.textContent?.startsWith(text))?.querySelector("input");
const button = (box: HTMLElement, text: string) => [...box.querySelectorAll("button")].find((one) => one.textContent === text);

beforeAll(() => loadLanguage());
afterAll(() => vi.dynamicImportSettled()); // the coats come when they come
afterEach(() => {
  document.body.replaceChildren();
  keepCsrf(null);
});

describe("a new table", () => {
  it("begins after three clicks", async () => {
    const asked = serve();
    me.value = person;
    keepCsrf("c");
    go("/new");
    const box = await shown();
    labelled(box, "Maria")?.click();
    await vi.waitFor(() => expect(labelled(box, "Advanced game")).toBeTruthy());
    labelled(box, "Advanced game")?.click();
    await vi.waitFor(() => expect(button(box, "Begin against bots")).toBeTruthy());
    button(box, "Begin against bots")?.click();
    await vi.waitFor(() => expect(place.value.pathname).toBe("/tables/laid"));
    expect(asked).toMatchObject([
      {
        path: "/api/tables",
        body: {
          game: "maria",
          options: { variant: "advanced", players: 3 },
          seats: { maria_theresa: "bot random", frederick: "mine", louis_xv: "bot random" },
        },
      },
    ]);
  });

  it("asks a stranger for a name, and only once", async () => {
    const asked = serve();
    me.value = null;
    go("/new?game=maria");
    const box = await shown();
    await vi.waitFor(() => expect(button(box, "Begin against bots")).toBeTruthy());
    const name = box.querySelector<HTMLInputElement>("input[name=name]");
    if (!name) throw new Error("there is no field for the name");
    name.value = "Voltaire";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    const send = button(box, "Begin against bots");
    send?.click();
    send?.click();
    await vi.waitFor(() => expect(place.value.pathname).toBe("/tables/laid"));
    expect(asked.map(({ path }) => path)).toEqual(["/api/guests", "/api/tables"]);
    expect(asked[0]?.body).toEqual({ name: "Voltaire", language: "en" });
  });
});
