// @vitest-environment jsdom
import { render, type ComponentChild } from "preact";
import { afterEach, describe, expect, it } from "vitest";
import {
  CardBack,
  CardFace,
  Charge,
  Coat,
  Crown,
  Flag,
  General,
  Hussar,
  KindSign,
  PoliticalFrame,
  Question,
  SuitSign,
  Train,
} from "../../src/maria/art";
import { CHARGES } from "../../src/maria/art/charges";
import type { PowerId, SuitId } from "../../src/maria/view";

let root = document.createElement("div");

function draw(sign: ComponentChild): void {
  root = document.createElement("div");
  document.body.append(root);
  render(sign, root);
}

const one = (selector: string) => root.querySelector(selector);
const count = (selector: string) => root.querySelectorAll(selector).length;
const POWERS = Object.keys(CHARGES) as PowerId[];

afterEach(() => {
  render(null, root);
  root.remove();
});

describe("arms", () => {
  it("are known by their shape: every power has a charge of its own", () => {
    expect(POWERS).toHaveLength(6);
    expect(new Set(Object.values(CHARGES)).size).toBe(6);
  });

  it.each(["maria_theresa", "b2"])("of the seat %s are Austria's", (seat) => {
    draw(<Coat of={seat} size={22} />);
    expect(one("svg")?.classList.contains("power-austria")).toBe(true);
    expect(one(".ma-charge")?.getAttribute("d")).toBe(CHARGES.austria);
  });

  it("of a seat with two major powers are parted", () => {
    draw(<Coat of="a2" size={96} />);
    const charges = [...root.querySelectorAll(".ma-charge")].map((path) => path.getAttribute("d"));
    expect(charges).toEqual([CHARGES.france, CHARGES.prussia]);
    expect(one(".power-prussia .ma-field")).not.toBeNull();
  });

  it("have a lining only where there is room for it", () => {
    draw(<Coat of="france" size={14} />);
    expect(one(".ma-lining")).toBeNull();
    render(<Coat of="france" size={80} />, root);
    expect(one(".ma-lining")).not.toBeNull();
  });
});

describe("pieces", () => {
  it.each(POWERS)("show whose they are: %s", (power) => {
    draw(
      <svg>
        <General power={power} rank={3} />
        <Train power={power} />
        <Flag power={power} />
        <Question power={power} />
        <Charge of={power} size={20} />
      </svg>,
    );
    expect(count(`.power-${power}`)).toBe(4);
    expect(count(`path[d="${CHARGES[power]}"]`)).toBe(4);
    expect(one(".ma-plate text")?.textContent).toBe("3");
  });

  it("that lie face-down are hatched", () => {
    draw(
      <svg>
        <General power="austria" rank={1} />
        <General power="austria" rank={4} down />
      </svg>,
    );
    expect(count(".ma-general")).toBe(2);
    expect(count(".ma-hatch")).toBe(1);
    expect(one(".ma-down .ma-plate text")?.textContent).toBe("4");
    expect(one(".ma-hatch")?.getAttribute("d")).toMatch(/^(M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+)+$/);
  });

  it("hussars have numbers", () => {
    draw(
      <svg>
        <Hussar number={2} />
      </svg>,
    );
    expect(one(".ma-number")?.textContent).toBe("2");
  });
});

describe("cards and signs", () => {
  it.each([
    ["S7", "7", "spades"],
    ["H10", "10", "hearts"],
    ["D2", "2", "diamonds"],
    ["C9", "9", "clubs"],
  ])("%s has its value and its suit twice", (card, value, suit) => {
    draw(<CardFace card={card} />);
    expect(one(".ma-index")?.textContent).toBe(value);
    expect(count(`path.ma-${suit}`)).toBe(2);
    expect(count(".ma-star")).toBe(0);
  });

  it("a Reserve has a star instead of a suit", () => {
    draw(<CardFace card="R" />);
    expect(one(".ma-index")?.textContent).toBe("R");
    expect(count(".ma-suit")).toBe(0);
    expect(count(".ma-star")).toBe(2);
  });

  it("a back tells nothing", () => {
    draw(<CardBack />);
    expect(root.textContent).toBe("");
  });

  it.each(["spades", "hearts", "diamonds", "clubs"] as SuitId[])("%s are drawn, not written", (suit) => {
    draw(<SuitSign suit={suit} />);
    expect(one(`path.ma-${suit}`)?.getAttribute("d")).toMatch(/^M/);
    expect(root.textContent).toBe("");
  });

  it("the crown and what political cards show are for eyes only", () => {
    draw(
      <>
        <Crown size={40} />
        <KindSign kind="italy" size={22} />
        <PoliticalFrame />
      </>,
    );
    expect(count("svg")).toBe(6);
    expect(count('svg[aria-hidden="true"]')).toBe(6);
  });
});
