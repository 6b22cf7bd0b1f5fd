import { describe, expect, it } from "vitest";
import { clausesOf, clauseText, emptyDraft, proposal, toggleDeed, togglePlace, withValue } from "../../src/maria/deals/terms";
import { ownContracts } from "../../src/maria/deals/choices";
import { BOARD } from "./board";

const slotsOf = (word: string) => BOARD.texts.clauses[word] ?? [];

function written(word: string, ...values: string[]): string | null {
  const slots = slotsOf(word);
  const draft = values.reduce((made, value, gap) => withValue(made, gap, value), emptyDraft(word, slots));
  return clauseText(draft, slots);
}

describe("a clause", () => {
  it("is text when all its gaps are filled", () => {
    expect(written("armistice", "prussia", "austria", "5")).toBe("armistice prussia austria until 5");
    expect(written("no_shift", "6")).toBe("no_shift until 6");
    expect(written("end", "2")).toBe("end 2");
    expect(written("leave", "austria", "silesia,glatz", "5")).toBe("leave austria silesia,glatz until 5");
  });

  it("is nothing while a gap is open", () => {
    expect(written("armistice", "prussia", "austria")).toBeNull();
    expect(written("no_shift")).toBeNull();
  });
});

describe("an offer", () => {
  it("names the seat and joins its clauses", () => {
    const move = proposal("maria_theresa", ["armistice prussia austria until 5", "no_shift until 6"]);
    expect(move).toBe("propose maria_theresa: armistice prussia austria until 5 + no_shift until 6");
    expect(clausesOf(move.slice(move.indexOf(": ") + 2))).toHaveLength(2);
  });
});

describe("places", () => {
  it("are put in and taken out", () => {
    expect(togglePlace("", "silesia")).toBe("silesia");
    expect(togglePlace("silesia", "glatz")).toBe("silesia,glatz");
    expect(togglePlace("silesia,glatz", "silesia")).toBe("glatz");
  });
});

describe("what is done with a political card", () => {
  it("is one deed, or parts of it with one direction of each arrow", () => {
    expect(toggleDeed("instruction", "avoid")).toBe("avoid");
    expect(toggleDeed("avoid", "instruction")).toBe("instruction");
    expect(toggleDeed("instruction", "russia:left")).toBe("instruction,russia:left");
    expect(toggleDeed("instruction,russia:left", "russia:right")).toBe("instruction,russia:right");
    expect(toggleDeed("instruction,russia:left", "instruction")).toBe("russia:left");
  });
});

describe("subsidies of one player", () => {
  it("are read from the standing moves", () => {
    const move = "contract prussia:saxony:3";
    expect(ownContracts(["reduce", move])).toEqual([{ giver: "prussia", receiver: "saxony", turns: 3, move }]);
  });
});
