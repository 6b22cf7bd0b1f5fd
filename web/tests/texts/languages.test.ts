import { languages, loaders } from "virtual:words";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adopt, choose, negotiated, present, tell } from "../../src/texts/languages";

const root = { lang: "", dir: "" };
const kept = new Map<string, string>();
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { languages: ["tlh", "fr-CA", "en"] });
  vi.stubGlobal("document", { documentElement: root });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

describe("the languages", () => {
  it("are five, each called as its speakers call it", () => {
    expect(languages.map(({ id, name, direction }) => [id, name, direction])).toEqual([
      ["en", "English", "ltr"],
      ["fr", "Français", "ltr"],
      ["he", "עברית", "rtl"],
      ["pl", "Polski", "ltr"],
      ["ru", "Русский", "ltr"],
    ]);
  });

  it("are loaded as what pages say and what each game says", () => {
    const names = languages.flatMap(({ id }) => [id, `${id}-ancien_regime`, `${id}-maria`]);
    expect(Object.keys(loaders).sort()).toEqual(names.sort());
  });
});

describe("the language that is spoken", () => {
  it.each([
    [["pl-PL", "en"], "pl"],
    [["de", "he-IL", "ru"], "he"],
    [["RU"], "ru"],
    [["de", "tlh"], "en"],
    [[], "en"],
  ])("for %j is %s", (wanted, found) => {
    expect(negotiated(wanted)).toBe(found);
  });

  it("is what the browser asks for until somebody chooses", () => {
    expect(present().id).toBe("fr");
    choose("he");
    expect([present().id, reload.mock.calls.length]).toEqual(["he", 1]);
  });

  it("is that of who comes, where nobody has chosen one", () => {
    adopt("tlh");
    adopt(null);
    expect([present().id, kept.size]).toEqual(["fr", 0]);
    adopt("pl");
    expect(present().id).toBe("pl");
    adopt("ru");
    expect(present().id).toBe("pl");
  });

  it("is not one that was kept and is not there any more", () => {
    kept.set("kabinett.language", "tlh");
    expect(present().id).toBe("fr");
  });

  it("stands in the page, with its direction", () => {
    const hebrew = languages.find(({ id }) => id === "he");
    if (hebrew) tell(hebrew);
    expect(root).toEqual({ lang: "he", dir: "rtl" });
  });
});
