// @vitest-environment jsdom
import { render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../../src/api/refusal";
import { Sentence } from "../../src/parts/Sentence";
import { loadLanguage } from "../../src/texts/fluent";

beforeAll(() => loadLanguage());

const said = (refusal: Refusal, seatName?: (seat: string) => string) => {
  const box = document.createElement("p");
  render(<Sentence refusal={refusal} seatName={seatName} />, box);
  return box.textContent;
};

describe("a refusal", () => {
  it("names seats as people call them", () => {
    expect(said(new Refusal("conflict", "seat_taken", { seat: "louis_xv" }), () => "Louis XV")).toBe("the seat Louis XV is taken");
  });

  it("names games and bots", () => {
    const refusal = new Refusal("invalid", "unknown_level", { level: "random", levels: ["random", "clever"] });
    expect(said(refusal)).toBe("there is no bot of the level 'at random' (levels: at random, clever)");
  });

  it("says which field has which fault", () => {
    const refusal = new Refusal("invalid", "invalid_field", { field: "password", fault: "short", limit: 8 });
    expect(said(refusal)).toBe("password: the length is 8 at least");
  });
});
