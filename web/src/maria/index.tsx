/** Maria's half of the client. */
import "./map.css";
import "./maria.css";
import type { GameEvent } from "../api/types";
import { registerCoats } from "../parts/Coat";
import type { Desk } from "../table/desk";
import type { Area, GameUi, Overlay, Panel } from "../table/game";
import { loadMariaTexts } from "../texts/maria";
import { Coat } from "./art";
import { Atlas, type BoardData } from "./board";
import { DealsPanel, offersToMe } from "./deals/DealsPanel";
import { Describer } from "./describe";
import { Heading } from "./Heading";
import { Pieces } from "./map/Pieces";
import { Protection } from "./overlays/Protection";
import { Reach } from "./overlays/Reach";
import { Sectors } from "./overlays/Sectors";
import { Supply } from "./overlays/Supply";
import { ArmyPanel } from "./panels/ArmyPanel";
import { PoliticsPanel } from "./panels/PoliticsPanel";
import { VictoryPanel } from "./panels/VictoryPanel";
import { plans, routes } from "./plan";
import { speak } from "./say";
import { meant, pointOf, spotOf } from "./spots";
import { Stage } from "./stage/Stage";
import type { MariaUi } from "./ui";
import { isAdvanced, viewOf } from "./view";
import { Words } from "./words";

/** The introductory game knows neither politics nor negotiations. */
const advanced = (desk: Desk): boolean => {
  const view = viewOf(desk);
  return view !== null && isAdvanced(view);
};

const PANELS: Panel[] = [
  { id: "army", label: "ui-maria-army", key: "a", icon: "flag", Body: ArmyPanel },
  { id: "politics", label: "ui-maria-politics-panel", key: "o", icon: "cards", Body: PoliticsPanel, shown: advanced },
  { id: "victory", label: "ui-maria-victory", key: "v", icon: "seal", Body: VictoryPanel },
  {
    id: "deals",
    label: "ui-maria-deals",
    key: "d",
    icon: "scroll",
    Body: DealsPanel,
    badge: offersToMe,
    shown: advanced,
  },
];

const OVERLAYS: Overlay[] = [
  { id: "supply", label: "ui-maria-supply", key: "S", Layer: Supply },
  { id: "protection", label: "ui-maria-protection", key: "P", Layer: Protection },
  { id: "reach", label: "ui-maria-reach", key: "R", Layer: Reach },
  { id: "sectors", label: "ui-maria-sectors", key: "X", Layer: Sectors },
];

export async function make(board: unknown, map: string): Promise<GameUi> {
  const data = board as BoardData;
  const texts = await loadMariaTexts(data);
  speak(texts);
  registerCoats("maria", Coat);
  const atlas = new Atlas(data);
  const words = new Words(texts);
  const describer = new Describer(atlas, words);
  const ui: MariaUi = {
    id: "maria",
    texts,
    map,
    mapClass: "maria-map",
    atlas,
    words,
    extent: (options) => extent(data, options.variant),
    spot: spotOf,
    digit: (digit, { options }) => options.find((move) => move === `value ${digit}`) ?? null,
    meant: (spot, decision, position) => meant(atlas, spot, decision, position),
    point: (spot, position) => pointOf(atlas, spot, position),
    describe: (spot, position) => describer.spot(spot, position),
    regions: (position) => describer.regions(position),
    plans,
    routes,
    Pieces,
    Stage,
    Heading,
    logKind,
    privateTalk: false, // everything is negotiated in public (M21.1)
    panels: PANELS,
    overlays: OVERLAYS,
  };
  return ui;
}

const HEADINGS = new Set(["turn_began", "stage_began", "winter_began"]);
const OF_BATTLE = new Set(["battle", "card_played", "battle_won", "battle_drawn", "troops_lost", "no_retreat", "retreated"]);

function logKind({ kind }: GameEvent): "heading" | "battle" | "line" {
  return HEADINGS.has(kind) ? "heading" : OF_BATTLE.has(kind) ? "battle" : "line";
}

/** The introductory game is played on one map. */
function extent(data: BoardData, variant: string | number | undefined): Area {
  return data.areas[variant === "introductory" ? "bohemia" : "both"];
}
