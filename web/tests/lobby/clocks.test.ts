import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Clock, clockText, PRESETS, withBank, withStep } from "../../src/lobby/clocks";
import { ago, DAY, HOUR, lasting, MINUTE } from "../../src/lobby/times";
import { loadLanguage } from "../../src/texts/fluent";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  return loadLanguage();
});

/** What the server takes (`check_clock`): a ladder does not rise, a bank has time and does not begin above its most. */
function sound(clock: Clock): boolean {
  const falling = clock.steps.every((step, at) => at === 0 || step <= (clock.steps[at - 1] ?? 0));
  if (clock.kind === "none") return !clock.steps.length && !clock.bank && !clock.added && !clock.most;
  if (clock.kind === "ladder") return clock.steps.length > 0 && falling && !clock.bank;
  return clock.bank > 0 && clock.most >= clock.bank && !clock.steps.length;
}

describe("clocks", () => {
  it.each(Object.entries(PRESETS))("%s can run, and is told in words", (_, clock) => {
    expect(sound(clock)).toBe(true);
    expect(clockText(clock)).toMatch(/\.$/);
  });

  it("have numbers of one's own", () => {
    expect(withStep(PRESETS.own_ladder, 1, 12 * HOUR).steps).toEqual([2 * DAY, 12 * HOUR]);
    expect(withStep(PRESETS.own_ladder, 2, HOUR).steps).toEqual([2 * DAY, DAY, HOUR]);
    expect(withStep(PRESETS.own_ladder, 0, 0).steps).toEqual([DAY]);
    expect(withBank(PRESETS.own_bank, "bank", 90 * MINUTE)).toMatchObject({ bank: 90 * MINUTE, most: 90 * MINUTE });
    expect(withBank(PRESETS.own_bank, "added", 0)).toMatchObject({ bank: 45 * MINUTE, added: 0 });
  });
});

describe("times in words", () => {
  it.each([
    [3 * DAY, "3 days"],
    [HOUR, "1 hour"],
    [90 * MINUTE, "90 minutes"],
    [61, "61 seconds"],
    [0, "0 seconds"],
  ])("%i", (seconds, text) => {
    expect(lasting(seconds)).toBe(text);
  });

  it.each([
    [10, "just now"],
    [3 * MINUTE, "3 minutes ago"],
    [25 * HOUR, "yesterday"],
    [40 * DAY, "last month"],
  ])("%i seconds ago", (seconds, text) => {
    expect(ago(1e12, 1e12 + seconds * 1000)).toBe(text);
  });
});
