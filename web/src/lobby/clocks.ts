/** Clocks for a new table: some that suit most, and numbers of one's own. All times are seconds, as the server wants them. */
import type { components } from "../api/schema";
import { t } from "../texts/fluent";
import { DAY, HOUR, lasting, MINUTE } from "./times";

export type Clock = Required<components["schemas"]["ClockBody"]>;
export type ClockName = "none" | "live" | "evening" | "days" | "week" | "own_bank" | "own_ladder";

export const NO_CLOCK: Clock = { kind: "none", steps: [], bank: 0, added: 0, most: 0 };

const bank = (start: number, added: number, most: number): Clock => ({ ...NO_CLOCK, kind: "bank", bank: start, added, most });
const ladder = (...steps: number[]): Clock => ({ ...NO_CLOCK, kind: "ladder", steps });

export const PRESETS: Record<ClockName, Clock> = {
  none: NO_CLOCK,
  live: bank(30 * MINUTE, 15, 30 * MINUTE),
  evening: bank(HOUR, 30, HOUR),
  days: ladder(3 * DAY, 2 * DAY, DAY),
  week: ladder(7 * DAY, 4 * DAY, 2 * DAY),
  own_bank: bank(45 * MINUTE, 20, 45 * MINUTE),
  own_ladder: ladder(2 * DAY, DAY),
};

/** What a clock does, in words. */
export function clockText(clock: Clock): string {
  if (clock.kind === "none") return t("ui-clock-none-text");
  if (clock.kind === "bank") {
    return t("ui-clock-bank-text", { bank: lasting(clock.bank), added: lasting(clock.added), most: lasting(clock.most) });
  }
  return t("ui-clock-ladder-text", { count: clock.steps.length, first: lasting(clock.steps[0] ?? 0), steps: clock.steps.map(lasting) });
}

/** A ladder with one of its times changed, added (at the end) or, where it is 0, taken out. */
export function withStep(clock: Clock, at: number, seconds: number): Clock {
  const steps = [...clock.steps];
  if (seconds > 0) steps[at] = seconds;
  else steps.splice(at, 1);
  return { ...clock, steps };
}

/** A bank with one of its numbers changed; it never holds less than it begins with. */
export function withBank(clock: Clock, name: "bank" | "added" | "most", seconds: number): Clock {
  const changed = { ...clock, [name]: seconds };
  return { ...changed, most: Math.max(changed.most, changed.bank) };
}
