/** Both halves of the project say the same. The sample is Python's, made for this run: see `tests/web/said.py`. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Decision, GameEvent, Reason, Thought } from "../../src/api/types";
import { loadAncienRegimeTexts, type AncienRegimeBoard } from "../../src/texts/ancien_regime";
import { loadLanguage } from "../../src/texts/fluent";
import { ENGLISH } from "../../src/texts/languages";
import type { Messages, Outcome } from "../../src/texts/game";
import { loadMariaTexts, MariaTexts, type MariaBoard } from "../../src/texts/maria";
import { textOf } from "../../src/texts/pieces";

type Said = { text: string } & (
  | { what: "decision"; decision: Decision }
  | { what: "option"; decision: Decision; move: string }
  | { what: "event"; event: GameEvent; people?: Record<string, string> }
  | { what: "reason"; reason: Reason }
  | { what: "thought"; thought: Thought }
  | { what: "outcome"; outcome: Outcome }
  | { what: "card" | "instruction" | "shields" | "political"; card: string }
);

interface Sample {
  game: "maria" | "ancien_regime";
  options: Record<string, string | number>;
  frederick?: string;
  names: Record<string, string>;
  said: Said[];
}

interface Samples {
  language: string;
  boards: { maria: MariaBoard; ancien_regime: AncienRegimeBoard };
  games: Sample[];
}

const file = process.env.KABINETT_SAID;
if (!file) throw new Error("KABINETT_SAID names no sample: pytest tests/web/test_texts.py makes one");
const { language, boards, games } = JSON.parse(readFileSync(file, "utf8")) as Samples;

async function textsOf(sample: Sample): Promise<Messages> {
  if (sample.game === "maria") return loadMariaTexts(boards.maria);
  const texts = await loadAncienRegimeTexts(boards.ancien_regime);
  texts.frederick = sample.frederick ?? "";
  return texts;
}

function say(texts: Messages, said: Said): string {
  switch (said.what) {
    case "decision":
      return texts.decision(said.decision);
    case "option":
      return texts.option(said.decision, said.move);
    case "event":
      return textOf(texts.event(said.event, said.people));
    case "reason":
      return textOf(texts.reason(said.reason));
    case "thought":
      return textOf(texts.thought(said.thought));
    case "outcome":
      return texts.outcome(said.outcome);
    default:
      return political(texts, said.what, said.card);
  }
}

function political(texts: Messages, what: string, id: string): string {
  const card = boards.maria.political.find((one) => one.id === id);
  if (!(texts instanceof MariaTexts) || !card) throw new Error(`${id} is no political card`);
  const words = texts.political;
  if (what === "political") return words.named(id);
  return what === "shields" ? words.shields(card) : what === "instruction" ? words.instruction(card) : words.effects(card);
}

beforeAll(() => loadLanguage(language));

describe.each(games.map((sample, number) => ({ sample, number, game: sample.game, ...sample.options })))(
  "$game $number",
  ({ sample }) => {
    it("says what Python says", async () => {
      const texts = await textsOf(sample);
      const here = sample.said.map((said) => say(texts, said));
      expect(here).toEqual(sample.said.map((said) => said.text));
      expect(here.length).toBeGreaterThan(20);
    });

    it("has the names that Python has", async () => {
      const texts = await textsOf(sample);
      const here = Object.keys(sample.names).map((id) => [id, texts.name(id)]);
      expect(Object.fromEntries(here)).toEqual(sample.names);
    });

    // Other languages put names into cases and begin sentences with them.
    it.runIf(language === ENGLISH)("knows what the names in a sentence stand for", async () => {
      const texts = await textsOf(sample);
      const pieces = sample.said.flatMap((said) => (said.what === "event" ? texts.event(said.event) : []));
      const spots = pieces.flatMap(({ spot, text }) => (spot ? [[spot.slice(spot.indexOf(":") + 1), text]] : []));
      for (const [id, text] of spots) expect(text).toBe(texts.called("", id ?? ""));
      expect(spots.length > 20 || sample.said.length < 100).toBe(true);
    });
  },
);
