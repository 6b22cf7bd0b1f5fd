import { describe, expect, it } from "vitest";
import { hardcoded } from "./hardcoded";
import { parse, PATIENCE, sources } from "./sources";

describe("texts that are not in a catalogue", () => {
  it("are nowhere in the sources", () => {
    const all = sources();
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap(hardcoded)).toEqual([]);
  }, PATIENCE);

  it.each([
    ["<p>Hello</p>", "Hello"],
    ['<p>{open ? "yes" : t("ui-no")}</p>', "yes"],
    ["<p>{`${count} cards`}</p>", "cards"],
    ['<p>{name || "nobody"}</p>', "nobody"],
    ['<p>{busy && "wait"}</p>', "wait"],
    ['<button aria-label="Close" />', "Close"],
    ['<button title={late ? "Late" : ""} />', "Late"],
    ['<input placeholder={"Your name"} />', "Your name"],
    ['(document.title = "Kabinett")', "Kabinett"],
    ['(element.setAttribute("aria-label", "Close"))', "Close"],
    ['(confirm("Really?"))', "Really?"],
  ])("would be found in %s", (text, found) => {
    expect(hardcoded(parse("a.tsx", `const a = ${text};`))).toEqual([`a.tsx:1: ${found}`]);
  });

  it.each([
    '<p class="name">{t("ui-yes")}</p>',
    '<p id={`row-${id}`}>{count} · {"–"}</p>',
    '<button aria-label={t("ui-close")} title={t("ui-close")} />',
    '<p>{kind === "city" && <City />}</p>',
    '<Drawer label="ui-log" />',
    '(element.setAttribute("fill", "red"))',
  ])("are not what is in %s", (text) => {
    expect(hardcoded(parse("a.tsx", `const a = ${text};`))).toEqual([]);
  });
});
