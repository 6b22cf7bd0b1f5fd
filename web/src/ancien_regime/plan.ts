/** Moves of generals that are planned before they are sent: where one could go, by which way, and what would come of it. */
import type { Decision } from "../api/types";
import type { Desk } from "../table/desk";
import type { Route, Spot } from "../table/game";
import type { GameTexts } from "../texts/game";
import { t } from "./say";
import { readSpot } from "./spots";
import { survey, type End, type Prospect } from "./survey";

const BEFORE = ["movement", "frederick_move"];
/** The general has been named, and his way is being chosen. */
const ON_THE_WAY = ["march", "strategic"];

export const plans = ({ kind }: Decision): boolean => BEFORE.includes(kind);

export async function routes(desk: Desk, spot: Spot): Promise<Map<Spot, Route>> {
  const reach = await survey(desk, "reach", readSpot(spot).id);
  if (!reach.now) return new Map();
  const { texts } = desk.game;
  return new Map(Object.entries(reach.ends).map(([territory, end]) => [`territory:${territory}`, route(texts, end)]));
}

/** Who has begun to move can be planned for, too, from where his way has come to. */
export async function planOnward(desk: Desk): Promise<void> {
  const decision = desk.decision.value;
  if (!decision || !ON_THE_WAY.includes(decision.kind)) return;
  const piece = `general:${decision.params.general}`;
  try {
    const found = await routes(desk, piece);
    if (desk.decision.peek() === decision && found.size) desk.planning.value = { piece, routes: found };
  } catch (error) {
    desk.fail(error);
  }
}

function route(texts: GameTexts, end: End): Route {
  return { moves: end.moves, places: end.path.slice(1).map((id) => `territory:${id}`), notes: notes(texts, end) };
}

/** What is told of a way before it is taken. */
export function notes(texts: GameTexts, end: End): string[] {
  const territory = texts.name(end.path.at(-1) ?? "");
  const consents = end.consents.map(({ power, sea }) =>
    t(sea ? "ui-ar-needs-passage" : "ui-ar-needs-consent", { power: texts.called("power", power) }),
  );
  return [
    t(`ui-ar-route-${end.kind}`, { territory, count: end.path.length - 1 }),
    ...consents,
    ...(end.battle ? [battle(texts, end.battle)] : []),
  ];
}

/** A battle that would follow: whom against, and with which base Strength. */
function battle(texts: GameTexts, { attack, defence }: Prospect): string {
  const powers = defence.powers.map((power) => texts.called("power", power)).join(t("list-comma"));
  return t("ui-ar-battle-with", { powers, attack: attack.strength, defence: defence.strength });
}
