/** Times in words. */
import { t } from "../texts/fluent";
import { ENGLISH } from "../texts/languages";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The language in which lists, dates and times are put. */
export const locale = (): string => document.documentElement.lang || ENGLISH;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** How long ago something was, in its largest unit. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const found = UNITS.find(([, size]) => seconds >= size);
  if (!found) return t("ui-just-now");
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(seconds / found[1]), found[0]);
}

/** A moment by day and time, as one writes it in the reader's country. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A length of time in the largest unit that measures it exactly. */
export function lasting(seconds: number): string {
  if (seconds && seconds % DAY === 0) return t("ui-days", { count: seconds / DAY });
  if (seconds && seconds % HOUR === 0) return t("ui-hours", { count: seconds / HOUR });
  if (seconds && seconds % MINUTE === 0) return t("ui-minutes", { count: seconds / MINUTE });
  return t("ui-seconds", { count: seconds });
}
