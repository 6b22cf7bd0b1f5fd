/** The Wheel of War: which power does what in this Action Turn. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat, Wheel } from "../art";
import { arView, type Field, type PowerId } from "../view";

const FIELDS: Field[] = ["drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"];

export function WheelPanel({ desk }: { desk: Desk }) {
  const view = arView(desk);
  if (!view.wheel) return null;
  const labels = Object.fromEntries(FIELDS.map((field) => [field, desk.game.texts.say(`action-${field}`)])) as Record<Field, string>;
  const at = (field: Field) => (Object.keys(view.wheel) as PowerId[]).find((power) => view.wheel[power] === field);
  return (
    <div class="wheel-panel">
      <div aria-hidden="true">
        <Wheel positions={view.wheel} labels={labels} turn={view.turn} size={340} />
      </div>
      <ol class="wheel-list">
        {FIELDS.map((field) => {
          const power = at(field);
          return (
            <li key={field}>
              <strong>{labels[field]}</strong> {power && <Coat of={power} size={18} />} {power && desk.game.texts.name(power)}
            </li>
          );
        })}
      </ol>
      <p class="hint">{t("ui-ar-wheel-hint")}</p>
    </div>
  );
}
