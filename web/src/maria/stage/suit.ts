/** The suit that matters now: that of a battle, or of the piece that somebody looks at. */
import type { Desk } from "../../table/desk";
import type { City } from "../board";
import { readSpot } from "../spots";
import { maria } from "../ui";
import { stageOf, viewOf, type MariaView, type PowerId } from "../view";

/** The city in whose sector a power would fight, as far as anybody can tell. */
export function cityInQuestion(desk: Desk, power: PowerId): City | null {
  const view = viewOf(desk);
  if (!view) return null;
  const { cities } = maria(desk).atlas;
  const battle = stageOf(view, "Battle");
  if (battle) return cities.get(battle.cities[battle.powers.indexOf(power)] ?? "") ?? null;
  const spot = desk.planning.value ? (desk.route.value?.places.at(-1) ?? desk.planning.value.piece) : desk.told.value?.spot;
  return cities.get(placeOf(spot ?? marching(view), view)) ?? null;
}

function marching(view: MariaView): string {
  const march = stageOf(view, "March");
  return march ? `piece:${march.piece}` : "";
}

function placeOf(spot: string, view: MariaView): string {
  const { kind, id } = readSpot(spot);
  return kind === "piece" ? (view.place[id] ?? "") : kind === "city" ? id : "";
}
