import { describe, expect, it } from "vitest";
import { Book, type Passage } from "../../src/rules/book";
import { count, cut, matching, words } from "../../src/rules/search";

const passage = (level: number, number: string, text: string): Passage => ({ level, number, text, rows: [] });
const book = new Book("maria", [
  passage(1, "", "Maria"),
  passage(2, "M7", "Hussars"),
  passage(0, "M7.1", "Two hussars of Austria."),
  passage(2, "M9", "Supply"),
  passage(3, "M9.1", "Paths"),
  passage(0, "M9.1.1", "A path to a train."),
  passage(0, "M9.1.2", "Hussars make it longer: Törring pays."),
]);

describe("searching the rules", () => {
  it("finds passages with all words, under their headings", () => {
    const found = matching(book, "hussars Torring");
    expect([...found].sort()).toEqual([0, 3, 4, 6]);
    expect(count(book, found)).toBe(1);
  });

  it("leaves headings of other chapters out", () => {
    expect([...matching(book, "train")].sort()).toEqual([0, 3, 4, 5]);
  });

  it("finds clauses by number", () => {
    expect(count(book, matching(book, "m9.1.1"))).toBe(1);
    expect(count(book, matching(book, "M9"))).toBe(2);
  });

  it("finds nothing where there is nothing", () => {
    expect(matching(book, "elephants").size).toBe(0);
  });
});

describe("a text with the words that were searched for", () => {
  it.each([
    ["a path", "path", ["a ", "path", ""]],
    ["Törring, TORRING", "torring", ["", "Törring", ", ", "TORRING", ""]],
    ["1 + 1", "+", ["1 ", "+", " 1"]],
    ["ﬁne œuvre", "vr", ["ﬁne œu", "vr", "e"]],
    ["a path", "", ["a path"]],
  ])("cuts %s at %s", (text, query, pieces) => {
    expect(cut(text, words(query))).toEqual(pieces);
  });
});
