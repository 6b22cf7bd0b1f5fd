/** The drawers of this game. */
import type { Panel } from "../../table/game";
import { CoalitionsPanel } from "./CoalitionsPanel";
import { ElectorsPanel } from "./ElectorsPanel";
import { PowersPanel } from "./PowersPanel";
import { RacePanel } from "./RacePanel";
import { WheelPanel } from "./WheelPanel";

export const panels: Panel[] = [
  { id: "powers", label: "ui-ar-powers", key: "o", icon: "person", Body: PowersPanel },
  { id: "coalitions", label: "ui-ar-coalitions", key: "c", icon: "flag", Body: CoalitionsPanel },
  { id: "wheel", label: "ui-ar-wheel", key: "w", icon: "clock", Body: WheelPanel },
  { id: "race", label: "ui-ar-race", key: "i", icon: "seal", Body: RacePanel },
  { id: "electors", label: "ui-ar-electors", key: "e", icon: "scroll", Body: ElectorsPanel },
];
