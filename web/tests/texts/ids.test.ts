import { describe, expect, it } from "vitest";
import { asked, faults, mentioned } from "./ids";
import { everything, parse, PATIENCE, shared, sources, type Messages } from "./sources";

const messages: Messages = new Map([
  ["ui-close", new Set<string>()],
  ["ui-cards", new Set(["count"])],
]);

describe("what the sources ask for", () => {
  it("is there, with these parameters", () => {
    const calls = sources().flatMap(asked);
    const known = { t: shared(), say: everything() };
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.flatMap((call) => faults(call, known[call.by]))).toEqual([]);
  }, PATIENCE);

  it("is all that the catalogues have for the client", () => {
    const found = sources().map(mentioned);
    const ids = new Set(found.flatMap(({ ids }) => [...ids]));
    const beginnings = found.flatMap(({ beginnings }) => [...beginnings]);
    const own = [...everything().keys()].filter((id) => id.startsWith("ui-"));
    const unused = own.filter((id) => !ids.has(id) && !beginnings.some((start) => id.startsWith(start)));
    expect(own.length).toBeGreaterThan(100);
    expect(unused).toEqual([]);
  }, PATIENCE);

  it.each([
    ['t("ui-nothing")', ["a.ts:1: there is no message ui-nothing"]],
    ['t("ui-cards")', ["a.ts:1: ui-cards needs count"]],
    ['t("ui-cards", { number: 1 })', ["a.ts:1: ui-cards needs count", "a.ts:1: ui-cards has no number"]],
    ['t(open ? "ui-close" : "ui-shut")', ["a.ts:1: there is no message ui-shut"]],
    ["texts.say(`ui-x-${id}`)", ["a.ts:1: no message begins with ui-x-"]],
    ['t("ui-cards", { count })', []],
    ['t("ui-cards", { ...more })', []],
    ["t(`ui-${id}`)", []],
  ])("would be found wrong in %s", (text, expected) => {
    expect(asked(parse("a.ts", `import { t } from "./texts/fluent"; ${text}`)).flatMap((call) => faults(call, messages))).toEqual(expected);
  });
});
