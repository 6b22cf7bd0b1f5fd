/** Ancien Régime's half of the client. */
import "./map.css";
import "./theme.css";
import "./europe.css";
import { registerCoats } from "../parts/Coat";
import type { GameUi } from "../table/game";
import { loadAncienRegimeTexts } from "../texts/ancien_regime";
import { Coat } from "./art";
import { Atlas, type BoardData } from "./board";
import { Describer } from "./describe";
import { Facts } from "./facts";
import { Heading } from "./Heading";
import { logKind } from "./log";
import { Pieces } from "./map/Pieces";
import { overlays } from "./overlays";
import { panels } from "./panels";
import { plans, routes } from "./plan";
import { speak } from "./say";
import { meantBy, numbered, pointOf, spotOf } from "./spots";
import { Stage } from "./stage/Stage";
import type { EuropeUi } from "./ui";

/** Questions with a handful of answers, which lie on the map, perhaps far from each other. */
const FEW = new Set(["frederick", "frederick_move", "next_battle", "defeat", "withdrawal", "return"]);

export async function make(board: unknown, map: string): Promise<GameUi> {
  const atlas = new Atlas(board as BoardData);
  const texts = await loadAncienRegimeTexts(atlas.data);
  speak(texts);
  registerCoats("ancien_regime", Coat);
  const words = new Describer(atlas, texts);
  const facts = new Facts(atlas, texts, words);
  const ui: EuropeUi = {
    id: "ancien_regime",
    texts,
    map,
    mapClass: "ancien-regime-map",
    atlas,
    extent: () => atlas.area,
    // sheets lie to the right of the map
    framing: { near: 0.8, aside: 0 },
    spot: spotOf,
    facts: (move, decision, position) => facts.of(move, decision, position),
    named: ({ kind }) => FEW.has(kind),
    digit: (digit, { options }) => numbered(digit, options),
    meant: meantBy,
    point: (spot, position) => pointOf(atlas, spot, position),
    describe: (spot, position) => words.spot(spot, position),
    regions: (position) => words.regions(position),
    plans,
    routes,
    Pieces,
    Stage,
    Heading,
    logKind,
    privateTalk: true, // but not while the cards of a battle are played (C10.5.9)
    panels,
    overlays,
  };
  return ui;
}
