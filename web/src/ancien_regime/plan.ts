/** Planned moves of a general: what the engine says of his reach, as ways that can be drawn and sent. */
import type { Desk } from "../table/desk";
import type { Route, Spot } from "../table/game";
import { t } from "./say";
import type { PowerId } from "./view";

/** Where a move can end (see `kabinett/ancien_regime/reach.py`); the path begins where the general stands. */
interface End {
  moves: string[];
  path: string[];
  consents: { power: PowerId }[];
  battle: object | null;
}

interface Reach {
  now: boolean;
  ends: Record<string, End>;
}

export async function routes(desk: Desk, spot: Spot): Promise<Map<Spot, Route>> {
  const reach = (await desk.view.survey("reach", spot.split(":")[1])) as unknown as Reach;
  if (!reach.now) return new Map();
  return new Map(Object.entries(reach.ends).map(([territory, end]) => [`territory:${territory}`, route(desk, territory, end)]));
}

function route(desk: Desk, territory: string, end: End): Route {
  const name = (id: string) => desk.game.texts.name(id);
  const notes = [
    t("ui-ar-route", { territory: name(territory), count: end.path.length - 1 }),
    ...end.consents.map(({ power }) => t("ui-ar-needs-consent", { power: name(power) })),
    ...(end.battle ? [t("ui-ar-battle-there")] : []),
  ];
  return { moves: end.moves, places: end.path.slice(1).map((id) => `territory:${id}`), notes };
}
