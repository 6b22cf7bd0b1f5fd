import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../../src/maria/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<string>("../../../src/kabinett/texts/en/maria-ui.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(files).join("\n");
const ids = [...Object.values(catalogues).join("\n").matchAll(/^(ui-maria-[\w-]+) =/gm)].map(([, id]) => id ?? "");
const used = new Set([...source.matchAll(/"(ui-maria-[\w-]+)"/g)].map(([, id]) => id ?? ""));
/** The beginnings of ids that are put together: `ui-maria-phase-${phase}`. */
const beginnings = [...source.matchAll(/`(ui-maria-[\w-]*)\$\{/g)].map(([, start]) => start ?? "").filter((start) => start !== "ui-maria-");
/** What is said by a word of the rules itself: `ui-maria-${verb}`. */
const WORDS = ["minor_fortress", "major_fortress", "accept", "decline", "withdraw", "reduce", "keep_objectives"];

describe("the words of Maria's panels", () => {
  it("are all there", () => {
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
    expect(WORDS.filter((word) => !ids.includes(`ui-maria-${word}`))).toEqual([]);
  });

  it("are all said somewhere", () => {
    const said = (id: string) =>
      used.has(id) || WORDS.includes(id.replace("ui-maria-", "")) || beginnings.some((start) => id.startsWith(start));
    expect(ids.filter((id) => !said(id))).toEqual([]);
  });
});
