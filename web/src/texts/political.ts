/** K Political cards and the boxes of the tracks in words. As `kabinett/maria/words.py`. */
import type { Given } from "./arguments";

type Say = (id: string, params?: Given) => string;

export interface Effect {
  verb: string;
  /** Those it may concern, of which the executing power chooses one; none: the executing power. */
  powers: string[];
  number: number;
  city: string | null;
  lasting: boolean;
}

export interface Arrow {
  track: string;
  /** Boxes to move, left negative; one of them. */
  steps: number[];
  /** The status of Saxony while which it may not be used. */
  barred: string | null;
}

export interface PoliticalCard {
  id: string;
  kind: string;
  shields: string[];
  instruction: Effect[];
  arrows: Arrow[];
}

export interface TrackBox {
  id: string;
  status: string | null;
  cards: Partial<Record<string, number>>;
  corps: string[];
  victory: string | null;
}

/** An icon of a box: the power, the glyph and the word. */
export interface Icon {
  power: string;
  glyph: "victory" | "corps" | "card";
  word: string;
}

/** What the words need to be told of a board. */
export interface Names {
  say: Say;
  name(id: string): string;
  inside(power: string): string;
  /** The off-map box of a power. */
  corpsBox(powers: string[]): string;
}

const GIVEN = ["cards", "troops"];
const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export class PoliticalWords {
  constructor(private readonly names: Names) {}

  private say(id: string, params?: Given): string {
    return this.names.say(id, params);
  }

  private list(separator: "comma" | "semicolon" | "and" | "or", parts: string[]): string {
    return parts.join(this.say(`list-${separator}`));
  }

  // -- cards

  title(card: string): string {
    return this.say(`political-${card}`);
  }

  /** A card by its title and id. */
  named(card: string): string {
    return this.say("card-political", { title: this.title(card), card });
  }

  /** The powers that may choose a card. */
  shields(card: PoliticalCard): string {
    return this.list("comma", card.shields.map((power) => this.names.name(power))) || this.say("list-none");
  }

  /** What a card does: its instruction and its arrows. */
  effects(card: PoliticalCard): string {
    const parts = [this.instruction(card), ...card.arrows.map((arrow) => this.arrow(arrow))];
    return this.list("semicolon", parts.filter(Boolean).map((part) => part.replace(/\.+$/, "")));
  }

  /** What a card tells to do, in sentences; nothing if it has arrows only. */
  instruction(card: PoliticalCard): string {
    if (card.kind === "election") return this.say("instruction-election");
    return grouped(card.instruction)
      .map((effects) => this.sentence(effects))
      .join(" ");
  }

  private sentence(effects: Effect[]): string {
    const powers = effects[0]?.powers.map((power) => this.names.inside(power)) ?? [];
    return this.say(isGiven(effects[0]) ? "instruction-receives" : "instruction-does", {
      who: upper(this.list("or", powers) || this.say("instruction-executor")),
      what: this.list("and", effects.map((effect) => this.effect(effect))),
      lasting: Number(effects.some((effect) => effect.lasting)),
    });
  }

  private effect({ verb, number, lasting, city, powers }: Effect): string {
    switch (verb) {
      case "income":
        return this.say(number < 0 ? "effect-less" : "effect-more", { count: Math.abs(number), lasting: Number(lasting) });
      case "controls":
        return this.say("effect-controls", { city: this.names.name(city ?? "") });
      case "corps":
        return this.say("effect-corps", { box: this.names.corpsBox(powers) });
      case "joins":
        return this.say("effect-joins", { status: this.say("status-austrian_ally") });
      default:
        return this.say(`effect-${verb}`, { count: number });
    }
  }

  arrow(arrow: Arrow): string {
    const steps = arrow.steps.map((step) => this.step(step));
    const moves = this.say("arrow", { track: this.say(`track-${arrow.track}`), steps: this.list("or", steps) });
    return this.list("comma", [moves, this.barred(arrow)].filter(Boolean));
  }

  private step(step: number): string {
    const direction = this.say(step > 0 ? "direction-right" : "direction-left");
    return this.say("arrow-step", { boxes: Math.abs(step), direction });
  }

  /** When an arrow may not be used. */
  barred(arrow: Arrow): string {
    return arrow.barred ? this.say("arrow-barred", { status: this.say(`status-${arrow.barred}`) }) : "";
  }

  // -- tracks

  boxIcons(box: TrackBox): Icon[] {
    const word = (glyph: Icon["glyph"], params?: Given) => this.say(`icon-${glyph}`, params);
    const victory: Icon[] = box.victory ? [{ power: box.victory, glyph: "victory", word: word("victory") }] : [];
    const corps = box.corps.map((power): Icon => ({ power, glyph: "corps", word: word("corps") }));
    const cards = Object.entries(box.cards).map(
      ([power, amount]): Icon => ({ power, glyph: "card", word: word("card", { amount }) }),
    );
    return [...victory, ...corps, ...cards];
  }

  /** What is in force while the marker stands on a box. */
  box(box: TrackBox): string[] {
    const status = box.status ? [this.say(`status-${box.status}`)] : [];
    const icons = this.boxIcons(box);
    return [...status, ...icons.map(({ power, word }) => this.say("box-of_power", { power: this.names.name(power), icon: word }))];
  }

  /** A box by its id, with what is in force there. */
  boxTitle(box: TrackBox): string {
    const effects = this.list("semicolon", this.box(box)) || this.say("box-no_effect");
    return this.say("box-in_force", { box: box.id, effects });
  }
}

const isGiven = (effect: Effect | undefined): boolean => GIVEN.includes(effect?.verb ?? "");

/** Effects that follow each other and concern the same powers are told in one sentence. */
function grouped(effects: Effect[]): Effect[][] {
  const groups: Effect[][] = [];
  let last = "";
  for (const effect of effects) {
    const key = `${isGiven(effect)} ${effect.powers.join()}`;
    if (key === last) groups.at(-1)?.push(effect);
    else groups.push([effect]);
    last = key;
  }
  return groups;
}
