/** What levels of bots are called. One that another package brings to the server has no words here, only its name. */
import { knows, t } from "./fluent";

/** Who plays where nobody has chosen a level: quick, and never foolish. */
export const STEADY = "cadet";

/** A level as it is chosen. */
export const levelName = (level: string): string => named(`ui-level-${level}`, level);

/** A level inside a sentence of the log. */
export const levelInside = (level: string): string => named(`level-${level}`, level);

/** How a level plays, if that is known. */
export const levelText = (level: string): string | undefined => (knows(`bot-${level}`) ? t(`bot-${level}`) : undefined);

/** Whoever plays a seat is a bot of this level. */
export const botName = (level: string): string => t("ui-bot", { level: levelName(level) });

function named(id: string, level: string): string {
  return knows(id) ? t(id) : level;
}
