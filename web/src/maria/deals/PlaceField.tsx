/** Places of a clause: found by name, or pointed at on the map. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { Button } from "../../parts/Button";
import { t } from "../say";
import { readSpot } from "../spots";
import { maria } from "../ui";
import type { MariaView } from "../view";
import { placesFor, type Choice } from "./choices";
import { placesOf, togglePlace } from "./terms";

const MOST_SHOWN = 8;

interface Props {
  desk: Desk;
  view: MariaView;
  value: string;
  set(value: string): void;
  fortresses: boolean;
  regions: boolean;
}

export function PlaceField({ desk, view, value, set, fortresses, regions }: Props) {
  const { words } = maria(desk);
  const wanted = useSignal("");
  const all = placesFor(desk, view, fortresses, regions);
  usePicking(desk, view, all, value, set);
  const search = wanted.value.toLocaleLowerCase();
  const found = search ? all.filter(({ name }) => name.toLocaleLowerCase().includes(search)) : [];
  const add = (place: string) => {
    set(togglePlace(value, place));
    wanted.value = "";
  };
  return (
    <fieldset class="places">
      <legend>{t(fortresses ? "ui-maria-gap-fortresses" : "ui-maria-gap-places")}</legend>
      <ul class="picked">
        {placesOf(value).map((place) => (
          <li key={place}>
            <Button icon="close" kind="quiet" label={t("ui-maria-remove-place", { place: words.region(place) })} onClick={() => add(place)}>
              {words.region(place)}
            </Button>
          </li>
        ))}
      </ul>
      <input
        type="search"
        class="field"
        aria-label={t("ui-maria-find-place")}
        placeholder={t("ui-maria-find-place")}
        value={wanted.value}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
      <Found found={found.slice(0, MOST_SHOWN)} add={add} />
      {regions && <Found found={all.filter((one) => !maria(desk).atlas.cities.has(one.value))} add={add} />}
      <Button
        icon="flag"
        label={t("ui-maria-pick")}
        pressed={desk.picker.value !== null}
        onClick={() => (desk.picker.value = desk.picker.value ? null : () => undefined)}
      >
        {t("ui-maria-pick")}
      </Button>
    </fieldset>
  );
}

function Found({ found, add }: { found: Choice[]; add(place: string): void }) {
  if (!found.length) return null;
  return (
    <ul class="found">
      {found.map(({ value, name }) => (
        <li key={value}>
          <Button kind="quiet" label={name} onClick={() => add(value)} />
        </li>
      ))}
    </ul>
  );
}

/** While places are picked, pointing at a city puts it in or takes it out; the field ends it when it goes. */
function usePicking(desk: Desk, view: MariaView, all: Choice[], value: string, set: (value: string) => void): void {
  const picking = desk.picker.value !== null;
  useEffect(() => {
    if (!picking) return;
    desk.picker.value = (spot) => {
      const { kind, id } = readSpot(spot);
      const city = kind === "piece" ? (view.place[id] ?? "") : id;
      if (all.some((one) => one.value === city)) set(togglePlace(value, city));
    };
  }, [desk, picking, value, view]);
  useEffect(() => () => void (desk.picker.value = null), [desk]);
}
