/** How long one may think at a new table, and what happens when the time is out. */
import { useId } from "preact/hooks";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import { STEADY } from "../texts/levels";
import { clockText, PRESETS, withBank, withStep, type Clock, type ClockName } from "./clocks";
import type { Draft } from "./draft";
import { Radios } from "./Form";
import { DAY, HOUR, MINUTE } from "./times";

interface Props {
  draft: Draft;
  onChange(draft: Draft): void;
}

const NAMES = Object.keys(PRESETS) as ClockName[];
const MOST_STEPS = 10;

export function ClockChoice({ draft, onChange, chosen, onChoose }: Props & { chosen: ClockName; onChoose(name: ClockName): void }) {
  const set = (clock: Clock) => onChange({ ...draft, clock });
  const choose = (name: ClockName) => {
    onChoose(name);
    set(PRESETS[name]);
  };
  return (
    <>
      <Radios
        legend={t("ui-clock")}
        value={chosen}
        choices={NAMES.map((name) => ({ value: name, label: t(`ui-clock-${name}`) }))}
        onChange={choose}
      />
      <p class="section-text">{clockText(draft.clock)}</p>
      {chosen === "own_bank" && <Bank clock={draft.clock} onChange={set} />}
      {chosen === "own_ladder" && <Ladder clock={draft.clock} onChange={set} />}
      {draft.clock.kind !== "none" && <TimeOut draft={draft} onChange={onChange} />}
    </>
  );
}

interface ClockProps {
  clock: Clock;
  onChange(clock: Clock): void;
}

function Bank({ clock, onChange }: ClockProps) {
  return (
    <div class="numbers">
      <Amount label={t("ui-clock-bank")} unit={MINUTE} value={clock.bank} least={1} onChange={(value) => onChange(withBank(clock, "bank", value))} />
      <Amount label={t("ui-clock-added")} unit={1} value={clock.added} least={0} onChange={(value) => onChange(withBank(clock, "added", value))} />
      <Amount label={t("ui-clock-most")} unit={MINUTE} value={clock.most} least={1} onChange={(value) => onChange(withBank(clock, "most", value))} />
    </div>
  );
}

/** The times of a ladder, each not longer than the one before. */
function Ladder({ clock, onChange }: ClockProps) {
  const last = clock.steps.at(-1) ?? DAY;
  return (
    <div class="numbers">
      {clock.steps.map((step, at) => (
        <div class="step" key={at}>
          <Amount label={t("ui-clock-step", { number: at + 1 })} unit={HOUR} value={step} least={1} onChange={(value) => onChange(withStep(clock, at, value || HOUR))} />
          {clock.steps.length > 1 && (
            <Button icon="minus" kind="quiet" label={t("ui-clock-step-less", { number: at + 1 })} onClick={() => onChange(withStep(clock, at, 0))} />
          )}
        </div>
      ))}
      {clock.steps.length < MOST_STEPS && (
        <Button icon="plus" label={t("ui-clock-step-more")} onClick={() => onChange(withStep(clock, clock.steps.length, last))}>
          {t("ui-clock-step-more")}
        </Button>
      )}
    </div>
  );
}

interface AmountProps {
  label: string;
  /** Seconds of the unit in which it is given. */
  unit: number;
  value: number;
  least: number;
  onChange(seconds: number): void;
}

function Amount({ label, unit, value, least, onChange }: AmountProps) {
  const id = useId();
  return (
    <div class="labelled narrow">
      <label for={id}>{label}</label>
      <input
        class="field"
        id={id}
        type="number"
        inputMode="decimal"
        min={least}
        step="any"
        required
        value={value / unit}
        onChange={(event) => onChange(Math.round((event.currentTarget.valueAsNumber || 0) * unit))}
      />
    </div>
  );
}

/** What happens when somebody's time is out. */
function TimeOut({ draft, onChange }: Props) {
  const choices = ["nothing", `bot ${STEADY}`, "resign"];
  return (
    <Radios
      legend={t("ui-timeout")}
      value={draft.onTimeout}
      choices={choices.map((value) => ({ value, label: t(`ui-timeout-${value.split(" ")[0]}`) }))}
      onChange={(onTimeout) => onChange({ ...draft, onTimeout })}
    />
  );
}
