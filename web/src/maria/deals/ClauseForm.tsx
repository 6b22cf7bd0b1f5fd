/** One clause: first its kind, then what it names. */
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { t } from "../say";
import { maria } from "../ui";
import type { MariaView } from "../view";
import { choicesFor, deedsFor } from "./choices";
import { offerOf } from "./draft";
import { PlaceField } from "./PlaceField";
import { clauseText, emptyDraft, placesOf, toggleDeed, withValue, type Draft } from "./terms";

export function ClauseForm({ desk, view }: { desk: Desk; view: MariaView }) {
  const { atlas } = maria(desk);
  const offer = offerOf(desk);
  const kinds = atlas.data.texts.clauses;
  const draft = offer.draft.value;
  return (
    <fieldset class="clause-form">
      <legend>{t("ui-maria-add-clause")}</legend>
      <select
        class="field"
        aria-label={t("ui-maria-clause-kind")}
        value={draft?.word ?? ""}
        onChange={({ currentTarget: { value } }) => (offer.draft.value = value ? emptyDraft(value, kinds[value] ?? []) : null)}
      >
        <option value="">{t("ui-maria-choose-kind")}</option>
        {Object.keys(kinds).map((word) => (
          <option key={word} value={word}>
            {t(`ui-maria-clause-${word}`)}
          </option>
        ))}
      </select>
      {draft && <Gaps desk={desk} view={view} draft={draft} slots={kinds[draft.word] ?? []} />}
    </fieldset>
  );
}

function Gaps({ desk, view, draft, slots }: { desk: Desk; view: MariaView; draft: Draft; slots: string[] }) {
  const { words } = maria(desk);
  const offer = offerOf(desk);
  const text = clauseText(draft, slots);
  const add = () => {
    if (text) offer.clauses.value = [...new Set([...offer.clauses.value, text])];
    offer.draft.value = null;
  };
  return (
    <>
      <p class="meaning">{t(`meaning-${draft.word}`)}</p>
      {slots.map((slot, gap) => (
        <Gap key={gap} desk={desk} view={view} draft={draft} slot={slot} gap={gap} />
      ))}
      {text && <p class="preview">{words.clause(text)}</p>}
      <Button icon="plus" label={t("ui-maria-add")} disabled={!text} onClick={add}>
        {t("ui-maria-add")}
      </Button>
    </>
  );
}

interface GapProps {
  desk: Desk;
  view: MariaView;
  draft: Draft;
  slot: string;
  gap: number;
}

function Gap({ desk, view, draft, slot, gap }: GapProps) {
  const offer = offerOf(desk);
  const value = draft.values[gap] ?? "";
  const set = (next: string) => (offer.draft.value = withValue(offer.draft.value ?? draft, gap, next));
  if (slot === "places" || slot === "fortresses") {
    const regions = draft.word !== "no_conquest";
    return <PlaceField desk={desk} view={view} value={value} set={set} fortresses={slot === "fortresses"} regions={regions} />;
  }
  if (slot === "deed") return <DeedField desk={desk} card={draft.values[gap - 1] ?? ""} value={value} set={set} />;
  const choices = choicesFor(desk, view, slot) ?? [];
  const label = t(`ui-maria-gap-${slot}`, { place: draft.values.slice(0, gap + 1).length });
  return (
    <label class="gap">
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{choices.length ? t("ui-maria-choose") : t("ui-maria-nothing-to-choose")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a power does with a political card. */
function DeedField({ desk, card, value, set }: { desk: Desk; card: string; value: string; set(value: string): void }) {
  const chosen = placesOf(value);
  return (
    <fieldset class="deeds">
      <legend>{t("ui-maria-gap-deed")}</legend>
      {deedsFor(desk, card).map((deed) => (
        <label key={deed.value}>
          <input type="checkbox" checked={chosen.includes(deed.value)} onChange={() => set(toggleDeed(value, deed.value))} />
          {deed.name}
        </label>
      ))}
    </fieldset>
  );
}
