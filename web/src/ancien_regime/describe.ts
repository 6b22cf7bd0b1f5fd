/** Territories and generals in words, for those who do not see the map. */
import type { Position } from "../api/types";
import type { Region, Spot } from "../table/game";
import { t } from "./say";
import type { GameTexts } from "../texts/game";
import type { Atlas, Territory } from "./board";
import { generalsAt, viewOf, type ArView } from "./view";

export class Describer {
  constructor(
    private readonly atlas: Atlas,
    private readonly texts: GameTexts,
  ) {}

  spot(spot: Spot, position: Position): string {
    const view = viewOf(position);
    const [kind, id = ""] = spot.split(":");
    return kind === "general" ? this.general(view, id) : this.territory(view, id);
  }

  /** "Silesia, value 3, Prussian garrison with fortress; Prussia 1 (3 troops)" */
  private territory(view: ArView, id: string): string {
    const territory = this.atlas.territories.get(id);
    if (!territory) return "";
    if (!view.place) return territory.name;
    return [...this.land(territory), ...this.holding(view, id), ...generalsAt(view, id).map((one) => this.general(view, one))].join(", ");
  }

  private land(territory: Territory): string[] {
    const kind = territory.home_of
      ? t(territory.capital ? "ui-ar-capital" : "ui-ar-home", { power: this.texts.name(territory.home_of) })
      : t(`ui-ar-kind-${territory.kind}`);
    const elector = territory.elector ? [t("ui-ar-elector")] : [];
    return [territory.name, kind, t("ui-ar-value", { value: territory.value }), ...elector];
  }

  private holding(view: ArView, id: string): string[] {
    const garrison = view.garrisons[id];
    const fortress = view.fortresses.includes(id);
    if (!garrison) return fortress ? [t("ui-ar-fortress")] : [];
    return [t(fortress ? "ui-ar-garrison-fortress" : "ui-ar-garrison", { power: this.texts.name(garrison) })];
  }

  private general(view: ArView, id: string): string {
    const name = this.texts.name(id);
    return view.troops ? t("ui-ar-general", { name, count: view.troops[id] ?? 0 }) : name;
  }

  /** The board in words: the homes of the powers, then what lies between them. */
  regions(position: Position): Region[] {
    const view = viewOf(position);
    const homes = this.atlas.data.powers.map(({ id }) =>
      this.region(view, `home-${id}`, this.texts.name(id), (territory) => territory.home_of === id),
    );
    const kinds = (["contested", "uncontested"] as const).map((kind) =>
      this.region(view, kind, t(`ui-ar-kind-${kind}`), (territory) => territory.kind === kind),
    );
    return [...homes, ...kinds];
  }

  private region(view: ArView, id: string, name: string, belongs: (territory: Territory) => boolean): Region {
    const places = this.atlas.data.territories
      .filter(belongs)
      .map((territory) => ({ spot: `territory:${territory.id}`, label: this.territory(view, territory.id) }));
    return { id, name, places };
  }
}
