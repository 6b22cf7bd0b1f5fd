/** The board in words: what a territory, a general or a card is and in what state, and all of it region by region. */
import type { Position } from "../api/types";
import type { Region, Spot } from "../table/game";
import type { GameTexts } from "../texts/game";
import type { Atlas, Territory } from "./board";
import { t } from "./say";
import { readSpot } from "./spots";
import { asView, generalsAt, type ArView } from "./view";

export class Describer {
  constructor(
    private readonly atlas: Atlas,
    private readonly texts: GameTexts,
  ) {}

  spot(spot: Spot, position: Position): string {
    const { kind, id } = readSpot(spot);
    const view = asView(position);
    if (view && kind === "territory") return this.territory(view, id);
    if (view && kind === "general") return this.general(view, id);
    return this.onStage(kind, id);
  }

  /** What lies on the stage: cards, powers, amounts. */
  private onStage(kind: string, id: string): string {
    const [power = "", number = ""] = id.split(":");
    if (kind === "card" || kind === "held") return this.card(Number(id));
    if (kind === "status") return t(`ui-ar-status-${id}`);
    if (kind === "bid") return t("ui-ar-bid", { bid: id });
    if (kind === "money") return t("ui-ar-gift-money", { power: this.texts.name(power), count: Number(number) });
    if (kind === "cards") return t("ui-ar-gift-cards", { power: this.texts.name(power) });
    if (kind === "reveal") return t("ui-ar-card-of", { general: this.texts.name(power), number });
    return kind === "do" ? t(`ui-ar-do-${id}`) : this.texts.name(id);
  }

  card(value: number): string {
    return t("ui-ar-card", { value, ability: t(`ui-ar-ability-${this.atlas.abilityOf(value)}`) });
  }

  // -- a territory: "Silesia, contested land, value 3, garrison of Prussia in a fortress, Prussian general 1 with 3 troops"

  territory(view: ArView, id: string): string {
    return this.list([this.texts.name(id), this.territoryFacts(view, id)]);
  }

  /** All of it but its name. */
  territoryFacts(view: ArView, id: string): string {
    const territory = this.atlas.territories.get(id);
    if (!territory) return "";
    const guests = generalsAt(view, id).map((general) => this.briefly(view, general));
    return this.list([...this.land(territory), ...this.holding(view, territory), ...guests]);
  }

  private land({ kind, home_of, capital, value, stripes, elector }: Territory): string[] {
    if (kind === "impassable") return [t("ui-ar-kind-impassable")];
    const powers = this.list(stripes.map((power) => this.texts.name(power)));
    const what = home_of
      ? t(capital ? "ui-ar-capital" : "ui-ar-home", { power: this.inside(home_of) })
      : t(`ui-ar-kind-${kind}`, { powers });
    return [what, t("ui-ar-value", { value }), ...(elector ? [t("ui-ar-elector")] : [])];
  }

  private holding(view: ArView, { id, capital, home_of }: Territory): string[] {
    const garrison = view.garrisons[id];
    const fortress = view.fortresses.includes(id);
    const crown = capital && view.crown === home_of ? [t("ui-ar-crown-here")] : [];
    if (!garrison) return [...crown, ...(fortress ? [t("ui-ar-fortress")] : [])];
    return [...crown, t(fortress ? "ui-ar-garrison-fortress" : "ui-ar-garrison", { power: this.inside(garrison) })];
  }

  /** A general within his territory's sentence. */
  private briefly(view: ArView, id: string): string {
    return t("ui-ar-general", { name: this.texts.name(id), count: view.troops[id] ?? 0 });
  }

  // -- a general: "Prussian general 1 with 3 troops, in Berlin"

  general(view: ArView, id: string): string {
    return this.list([this.briefly(view, id), this.where(view, id)]);
  }

  /** All of it but his name. */
  generalFacts(view: ArView, id: string): string {
    return this.list([t("ui-ar-troops", { count: view.troops[id] ?? 0 }), this.where(view, id)]);
  }

  private where(view: ArView, id: string): string {
    const place = view.place[id] ?? "";
    return this.atlas.territories.has(place) ? t("ui-ar-in", { territory: this.texts.name(place) }) : t(`ui-ar-place-${place}`);
  }

  // -- the text twin

  /** The homes of the powers, then what lies between them, then who is not on the map. */
  regions(position: Position): Region[] {
    const view = asView(position);
    if (!view) return [];
    const homes = this.atlas.data.powers.map(({ id }) =>
      this.region(view, `home-${id}`, this.texts.name(id), (territory) => territory.home_of === id),
    );
    const kinds = (["contested", "uncontested"] as const).map((kind) =>
      this.region(view, kind, t(`ui-ar-region-${kind}`), (territory) => territory.kind === kind),
    );
    return [...homes, ...kinds, this.away(view)].filter(({ places }) => places.length);
  }

  private region(view: ArView, id: string, name: string, belongs: (territory: Territory) => boolean): Region {
    const places = this.atlas.data.territories
      .filter(belongs)
      .map((territory) => ({ spot: `territory:${territory.id}`, label: this.territory(view, territory.id) }));
    return { id, name, places };
  }

  private away(view: ArView): Region {
    const generals = this.atlas.data.generals.filter(({ id }) => !this.atlas.placeOf(view, id));
    const places = generals.map(({ id }) => ({ spot: `general:${id}`, label: this.general(view, id) }));
    return { id: "away", name: t("ui-ar-region-away"), places };
  }

  private inside(power: string): string {
    return this.texts.called("power", power);
  }

  private list(names: string[]): string {
    return names.join(t("list-comma"));
  }
}
