/** The layers over the map. */
import type { Overlay } from "../../table/game";
import { Control } from "./Control";
import { Entry } from "./Entry";
import { Reach } from "./Reach";

export const overlays: Overlay[] = [
  { id: "control", label: "ui-ar-overlay-control", key: "C", Layer: Control },
  { id: "entry", label: "ui-ar-overlay-entry", key: "E", Layer: Entry },
  { id: "reach", label: "ui-ar-overlay-reach", key: "R", Layer: Reach },
];
