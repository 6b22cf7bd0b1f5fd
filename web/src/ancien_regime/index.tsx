/** Ancien Régime at the table. */
import "./map.css";
import "./theme.css";
import "./table.css";
import { registerCoats } from "../parts/Coat";
import type { GameUi } from "../table/game";
import { loadAncienRegimeTexts } from "../texts/ancien_regime";
import { Coat } from "./art";
import { Atlas, type BoardData } from "./board";
import { Describer } from "./describe";
import { Heading } from "./Heading";
import { logKind } from "./log";
import { overlays } from "./overlays";
import { makePanels } from "./panels";
import { makePieces } from "./Pieces";
import { routes } from "./plan";
import { speak } from "./say";
import { meantBy, pointOf, spotOf } from "./spots";
import { Stage } from "./stage/Stage";
import { viewOf } from "./view";

const PLANNED = ["movement", "frederick_move"];

export async function make(board: unknown, map: string): Promise<GameUi> {
  const atlas = new Atlas(board as BoardData);
  const texts = await loadAncienRegimeTexts(atlas.data);
  speak(texts);
  const words = new Describer(atlas, texts);
  registerCoats("ancien_regime", Coat);
  return {
    id: "ancien_regime",
    texts,
    map,
    mapClass: "ancien-regime-map",
    extent: () => atlas.area,
    spot: (move, _, position) => spotOf(move, viewOf(position), atlas),
    digit: (digit, { options }) => options.find((move) => move === `card ${digit}` || move === `bid ${digit}`) ?? null,
    meant: meantBy,
    point: (spot, position) => pointOf(atlas, spot, position),
    describe: (spot, position) => words.spot(spot, position),
    regions: (position) => words.regions(position),
    plans: ({ kind }) => PLANNED.includes(kind),
    routes,
    Pieces: makePieces(atlas),
    Stage,
    Heading,
    logKind,
    privateTalk: true,
    panels: makePanels(atlas),
    overlays,
  };
}
