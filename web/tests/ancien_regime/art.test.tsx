// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { BattleCard, Coat, Fortress, Garrison, GeneralToken, RelationSign, StatusSign, Wheel } from "../../src/ancien_regime/art";
import type { ByPower, Field, PowerId } from "../../src/ancien_regime/view";

const POWERS: PowerId[] = ["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"];
const FIELDS: Field[] = ["drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"];
const LABELS = Object.fromEntries(FIELDS.map((field) => [field, field])) as Record<Field, string>;
LABELS.subsidies = "Subsidies and Mercenaries";

/** Where each power is on the wheel in a turn, by its place at the start (C5.3). */
const places = (turn: number) =>
  Object.fromEntries(POWERS.map((power, n) => [power, FIELDS[(n + turn - 1) % FIELDS.length]])) as ByPower<Field>;

const host = document.createElement("div");
const draw = (what: preact.ComponentChildren) => act(() => render(what, host));
const all = (selector: string) => [...host.querySelectorAll(selector)];
afterEach(() => render(null, host));

describe("arms", () => {
  it("have a charge of its own for every power", () => {
    draw(POWERS.map((power) => <Coat of={power} size={14} />));
    expect(new Set(all(".ar-charge").map((path) => path.getAttribute("d"))).size).toBe(7);
    expect(all("svg").map((coat) => coat.getAttribute("class"))).toEqual(POWERS.map((power) => `ar-coat power-${power}`));
  });

  it("are hidden from screen readers: words stand beside them", () => {
    draw(<Coat of="spain" size={80} />);
    expect(all("svg[aria-hidden=true]")).toHaveLength(1);
  });
});

describe("pieces", () => {
  it("show the troops of a general, none included", () => {
    draw(<svg>{[0, 3].map((troops) => <GeneralToken power="russia" troops={troops} />)}</svg>);
    expect(all("text").map((text) => text.textContent)).toEqual(["0", "3"]);
  });

  it("tell Frederick and Stuart from others", () => {
    draw(
      <svg>
        <GeneralToken power="prussia" troops={1} frederick />
        <GeneralToken power="france" troops={2} stuart />
        <GeneralToken power="prussia" troops={1} />
      </svg>,
    );
    expect(all(".ar-king")).toHaveLength(1);
    expect(all(".ar-cockade")).toHaveLength(1);
  });

  it("are in the colour of their power; a fortress is nobody's", () => {
    draw(
      <svg>
        <Garrison power="austria" />
        <Fortress />
      </svg>,
    );
    expect(all(".power-austria .ar-charge")).toHaveLength(1);
    expect(all(".ar-fortress [class*=power-]")).toHaveLength(0);
  });
});

describe("cards", () => {
  it("show value and ability", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      draw(<BattleCard value={value} size={46} />);
      expect(host.textContent).toBe(String(value));
      expect(all(".ar-ability")).toHaveLength(value > 1 && value < 6 ? 1 : 0);
    }
  });

  it("show nothing of a card that lies face down", () => {
    draw(<BattleCard value={5} size={46} back />);
    expect(host.textContent).toBe("");
    expect(all(".ar-back")).toHaveLength(1);
  });
});

describe("signs", () => {
  it("differ for every status and relation", () => {
    draw((["british", "french", "neutral", "expansionist"] as const).map((status) => <StatusSign status={status} size={16} />));
    expect(new Set(all("svg").map((sign) => sign.innerHTML)).size).toBe(4);
    draw((["war", "peace", "ally"] as const).map((relation) => <RelationSign relation={relation} size={16} />));
    expect(new Set(all("svg").map((sign) => sign.innerHTML)).size).toBe(3);
  });
});

describe("the wheel", () => {
  const turned = () => Number(/rotate\((.*)deg\)/.exec((all(".ar-wheel > .ar-disc-turning")[0] as SVGElement).style.transform)![1]);

  it("names its fields, long names in two lines, and tells the turn", () => {
    draw(<Wheel positions={places(3)} labels={LABELS} turn={3} size={340} />);
    const names = all("textPath").map((name) => name.textContent);
    expect(names).toHaveLength(8);
    expect(names.slice(2, 4)).toEqual(["Subsidies and", "Mercenaries"]);
    expect(all("svg > text")[0]!.textContent).toBe("3");
  });

  it("has every power on the disc once", () => {
    draw(<Wheel positions={places(1)} labels={LABELS} turn={1} size={340} />);
    expect(all(".ar-token").map((token) => token.getAttribute("class")!.split(" ").at(-1))).toEqual(POWERS.map((power) => `power-${power}`));
  });

  it("turns one field a turn, and on into a new Round", () => {
    for (const [turn, fields] of [[6, 5], [7, 6], [1, 7], [2, 8]] as const) {
      draw(<Wheel positions={places(turn)} labels={LABELS} turn={turn} size={340} />);
      expect(turned()).toBeCloseTo((fields * 360) / 7);
    }
  });

  it("keeps the arms in their places on the disc while it turns", () => {
    const spots = () => all(".ar-disc-turning > g").map((arms) => arms.getAttribute("transform"));
    draw(<Wheel positions={places(2)} labels={LABELS} turn={2} size={340} />);
    const before = spots();
    draw(<Wheel positions={places(3)} labels={LABELS} turn={3} size={340} />);
    expect(spots()).toEqual(before);
  });
});
