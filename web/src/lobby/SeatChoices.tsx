/** Who sits where at a new table. */
import { botLevels } from "../api/games";
import { Coat } from "../parts/Coat";
import { t } from "../texts/fluent";
import { botName, levelName, levelText } from "../texts/levels";
import { COMPANIES, type Draft, tableOf, withCompany, withHolder, withLevel } from "./draft";
import { Radios } from "./Form";
import { CoatRow } from "./GameCards";
import { seatName } from "./words";

interface Props {
  draft: Draft;
  onChange(draft: Draft): void;
}

export function SeatChoices({ draft, onChange }: Props) {
  const table = tableOf(draft);
  return (
    <>
      <Radios
        legend={t("ui-company")}
        value={draft.company}
        choices={COMPANIES.map((company) => ({ value: company, label: t(`ui-company-${company}`) }))}
        onChange={(company) => onChange(withCompany(draft, company))}
      />
      <p class="section-text">{t(`ui-company-${draft.company}-text`)}</p>
      {botLevels.value.length > 1 && <Level draft={draft} onChange={onChange} />}
      <ul class="seat-choices">
        {Object.entries(table.seats).map(([seat, { powers }]) => (
          <SeatChoice key={seat} seat={seat} powers={powers} draft={draft} onChange={onChange} />
        ))}
      </ul>
    </>
  );
}

/** How well the bots play. */
function Level({ draft, onChange }: Props) {
  return (
    <Radios
      legend={t("ui-level")}
      value={draft.level}
      choices={botLevels.value.map((level) => ({ value: level, label: levelName(level), text: levelText(level) }))}
      onChange={(level) => onChange(withLevel(draft, level))}
    />
  );
}

function SeatChoice({ seat, powers, draft, onChange }: Props & { seat: string; powers: string[] }) {
  const { game } = draft.game;
  const choices = ["mine", ...botLevels.value.map((level) => `bot ${level}`), "open", "link"];
  return (
    <li class={draft.seats[seat] === "mine" ? "mine" : undefined}>
      <Coat of={seat} game={game} />
      <label for={`seat-${seat}`}>{seatName(game, seat)}</label>
      {powers.length > 1 && <CoatRow game={game} powers={powers} />}
      <select
        class="field"
        id={`seat-${seat}`}
        value={draft.seats[seat]}
        onChange={(event) => onChange(withHolder(draft, seat, event.currentTarget.value))}
      >
        {choices.map((holder) => (
          <option key={holder} value={holder}>
            {holderLabel(holder)}
          </option>
        ))}
      </select>
    </li>
  );
}

function holderLabel(holder: string): string {
  const level = holder.startsWith("bot ") ? holder.slice(4) : "";
  return level ? botName(level) : t(`ui-holder-${holder}`);
}
