/** The drawers of a table: the game's own, and those that every table has. */
import { LogPanel } from "../panels/LogPanel";
import { MorePanel } from "../panels/MorePanel";
import { RulesPanel } from "../panels/RulesPanel";
import { TalkPanel } from "../panels/TalkPanel";
import { TwinPanel } from "../panels/TwinPanel";
import type { Desk } from "./desk";
import type { Panel } from "./game";

export const COMMON: Panel[] = [
  { id: "log", label: "ui-log", key: "l", icon: "log", Body: LogPanel, badge: ({ visit }) => visit?.unreadEvents.value ?? 0 },
  {
    id: "talk",
    label: "ui-talk",
    key: "t",
    icon: "talk",
    Body: TalkPanel,
    badge: ({ visit }) => visit?.unreadMessages.value ?? 0,
    shown: ({ view }) => view.live,
  },
  { id: "rules", label: "ui-rules", key: "r", icon: "book", Body: RulesPanel },
  { id: "twin", label: "ui-twin", key: "b", icon: "list", Body: TwinPanel },
  { id: "more", label: "ui-more", key: "g", icon: "menu", Body: MorePanel },
];

export function drawersOf(desk: Desk): Panel[] {
  return [...desk.game.panels, ...COMMON].filter((panel) => panel.shown?.(desk) ?? true);
}
