/** Maria's names and small phrases for panels and labels. Sentences of decisions, events and refusals are the texts'. */
import type { Params } from "../api/types";
import { t } from "./say";
import type { MariaTexts } from "../texts/maria";
import type { PoliticalCard, TrackBox } from "./board";
import type { PowerId, SuitId } from "./view";

export class Words {
  constructor(private readonly texts: MariaTexts) {}

  readonly t = (id: string, params: Params = {}): string => t(id, params);

  /** A city, piece, power or seat. */
  name(id: string): string {
    return this.texts.name(id);
  }

  /** A power within a sentence. */
  power(power: PowerId): string {
    return this.texts.called("power", power);
  }

  adjective(power: PowerId): string {
    return this.texts.adjective(power);
  }

  suit(suit: SuitId | "none" | "nobody"): string {
    return t(`suit-${suit === "nobody" ? "none" : suit}`);
  }

  /** A tactical card: ♠7, Reserve. */
  card(id: string): string {
    return this.texts.card(id);
  }

  political(id: string): string {
    return this.texts.political.title(id);
  }

  /** What a political card tells to do, and its arrows. */
  cardWords(card: PoliticalCard): string[] {
    const { political } = this.texts;
    return [political.instruction(card), ...card.arrows.map((arrow) => political.arrow(arrow))].filter(Boolean);
  }

  /** What is in force while the marker of a track stands on a box. */
  boxWords(box: TrackBox): string {
    return this.texts.political.box(box).join(t("list-semicolon")) || t("box-no_effect");
  }

  /** A clause of an agreement as a sentence. */
  clause(text: string): string {
    return this.texts.clauseText(text);
  }

  /** A place of an agreement (M21.7): a region or a city. */
  region(id: string): string {
    return this.texts.called("places", id);
  }

  list(parts: string[]): string {
    return parts.join(t("list-comma"));
  }

  /** Those who stand in one city: the first with the second. */
  together(names: string[]): string {
    return names.reduce((first, second) => t("ui-maria-together", { first, second }));
  }
}
