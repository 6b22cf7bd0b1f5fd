/** The options of a game: the first is what one chooses by, the others are preset. */
import type { OptionInfo } from "../api/games";
import { t } from "../texts/fluent";
import { choosable, type Draft, withOption } from "./draft";
import { Radios } from "./Form";
import { optionHelp, optionName, valueName } from "./words";

interface Props {
  draft: Draft;
  onChange(draft: Draft): void;
}

export function OptionFields({ draft, onChange }: Props) {
  return (
    <>
      {choosable(draft).map(([name, option], at) =>
        option.values.length ? (
          <Choice key={name} name={name} option={option} large={at === 0} draft={draft} onChange={onChange} />
        ) : (
          <NumberChoice key={name} name={name} option={option} draft={draft} onChange={onChange} />
        ),
      )}
    </>
  );
}

type ChoiceProps = Props & { name: string; option: OptionInfo };

/** One of some values; what the first option means is told with each. */
function Choice({ name, option, large, draft, onChange }: ChoiceProps & { large: boolean }) {
  const { game } = draft.game;
  const text = (value: string | number) => (large ? { text: t(`ui-about-${game}-${value}`) } : {});
  return (
    <Radios
      legend={optionName(game, name)}
      size={large ? "large" : "small"}
      value={String(draft.options[name])}
      choices={option.values.map((value) => ({ value: String(value), label: valueName(game, name, value), ...text(value) }))}
      onChange={(chosen) => {
        const value = option.values.find((one) => String(one) === chosen);
        if (value !== undefined) onChange(withOption(draft, name, value));
      }}
    />
  );
}

function NumberChoice({ name, option, draft, onChange }: ChoiceProps) {
  const { game } = draft.game;
  return (
    <div class="labelled narrow">
      <label for={`option-${name}`}>{optionName(game, name)}</label>
      <input
        class="field"
        id={`option-${name}`}
        type="number"
        inputMode="numeric"
        min={option.least}
        max={option.most}
        required
        value={draft.options[name]}
        aria-describedby={`option-${name}-help`}
        onInput={(event) => onChange(withOption(draft, name, event.currentTarget.valueAsNumber || 0))}
      />
      <small id={`option-${name}-help`}>{optionHelp(game, name)}</small>
    </div>
  );
}
