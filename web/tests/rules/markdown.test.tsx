// @vitest-environment jsdom
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { Book, type Passage } from "../../src/rules/book";
import { blocks, inline, type Inline } from "../../src/rules/markdown";
import { Prose } from "../../src/rules/Prose";

const known = (clause: string) => ["M9", "M9.3", "M20.3"].includes(clause);
const plain = (parts: Inline[]): string =>
  parts.map((part) => ("parts" in part ? plain(part.parts) : part.kind === "clause" ? `[${part.id}]` : part.text)).join("");

describe("a line of the rules", () => {
  it("has strong words, emphasis, code and clauses", () => {
    expect(inline("a **b** *(c)* `d e` see M9.3.", known)).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", parts: [{ kind: "text", text: "b" }] },
      { kind: "text", text: " " },
      { kind: "em", parts: [{ kind: "text", text: "(c)" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "d e" },
      { kind: "text", text: " see " },
      { kind: "clause", id: "M9.3" },
      { kind: "text", text: "." },
    ]);
  });

  it.each([
    ["M9 and M20.3", "[M9] and [M20.3]"],
    ["(M9.3)", "([M9.3])"],
    ["M9.4 is not there", "M9.4 is not there"],
    ["HM9 and M9x", "HM9 and M9x"],
    ["*see M9*", "see [M9]"],
    ["![a picture](../display.svg)", ""],
  ])("reads %s", (text, expected) => {
    expect(plain(inline(text, known))).toBe(expected);
  });
});

describe("a text of several lines", () => {
  it("is paragraphs, lists and tables", () => {
    const text = "first\nline\n- (a) one,\n  more of it;\n- (b) two\n\nlast\n\n| **M9** | x |\n|---|---|\n| **M9.3** | y |";
    const found = blocks(text, known);
    expect(found.map((block) => block.kind)).toEqual(["paragraph", "list", "paragraph", "table"]);
    const [first, list, , table] = found;
    expect(first?.kind === "paragraph" && plain(first.parts)).toBe("first line");
    expect(list?.kind === "list" && list.items.map(plain)).toEqual(["(a) one, more of it;", "(b) two"]);
    expect(table?.kind === "table" && table.rows.map((row) => [row.clause, plain(row.cells[1] ?? [])])).toEqual([["M9.3", "y"]]);
  });

  it("takes a number at the start of a line for a list only where one begins or goes on", () => {
    expect(blocks("strength\n13. The general\nhas 2", known).map((block) => block.kind)).toEqual(["paragraph"]);
    const [list] = blocks("1. one\n2. two", known);
    expect(list).toMatchObject({ kind: "list", ordered: true });
    expect(list?.kind === "list" && list.items.length).toBe(2);
  });
});

describe("the text on the page", () => {
  const shown = (markdown: string, wanted: string[] = []) => {
    const box = document.createElement("div");
    render(<Prose text={blocks(markdown, known)} links={{ game: "maria", wanted }} />, box);
    return box;
  };

  it("never becomes markup", () => {
    const box = shown("<img src=x onerror=alert(1)> **<b>bold</b>** `<i>`");
    expect(box.querySelectorAll("img, b, i").length).toBe(0);
    expect(box.textContent).toBe("<img src=x onerror=alert(1)> <b>bold</b> <i>");
  });

  it("links clauses to their places", () => {
    expect(shown("see M9.3").querySelector("a")?.getAttribute("href")).toBe("/rules/maria/M9.3");
  });

  it("marks what was searched for", () => {
    const marks = [...shown("Törring and the torrent", ["torr"]).querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(["Törr", "torr"]);
  });
});

describe("a book of rules", () => {
  const passage = (level: number, number: string, text: string, rows: string[] = []): Passage => ({ level, number, text, rows });
  const book = new Book("maria", [
    passage(1, "", "Maria: the rules"),
    passage(2, "M9", "Supply"),
    passage(0, "M9.3", "A path."),
    passage(0, "M9.3.1", "A longer one."),
    passage(2, "N", "Agreements"),
    passage(0, "", "| **N6** | x |", ["N6"]),
  ]);

  it.each([
    ["M9.3", "M9.3"],
    ["M9.3 g", "M9.3"],
    ["M9.3.1.4", "M9.3.1"],
    ["M9.7", "M9"],
    ["N6", "N6"],
    ["C1", null],
    ["", null],
  ])("finds %s", (clause, place) => {
    expect(book.find(clause)).toBe(place);
  });

  it("has headings that go down step by step", () => {
    const deep = new Book("maria", [passage(1, "", "a"), passage(2, "M8", "b"), passage(4, "", "c"), passage(3, "M8.1", "d"), passage(4, "", "e")]);
    expect(deep.passages.map((_, at) => deep.depth(at))).toEqual([1, 2, 3, 3, 4]);
  });

  it("has contents", () => {
    expect(book.title).toBe("Maria: the rules");
    expect(book.contents.map(({ number }) => number)).toEqual(["M9", "N"]);
  });
});
