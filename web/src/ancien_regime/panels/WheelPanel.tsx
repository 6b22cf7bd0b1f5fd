/** The Wheel of War (C5.1-C5.3): which power does what now, and in the whole Round. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Coat, Wheel } from "../art";
import { t } from "../say";
import { useSurvey, type Turn } from "../survey";
import { europe } from "../ui";
import { viewOf, type Field } from "../view";

export function WheelPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const { atlas, texts } = europe(desk);
  const round = useSurvey(desk, "wheel", view ? "" : null);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  const fields = atlas.data.wheel;
  const labels = Object.fromEntries(fields.map((field) => [field, texts.say(`action-${field}`)])) as Record<Field, string>;
  return (
    <div class="wheel-panel">
      <Wheel positions={view.wheel} labels={labels} turn={view.turn} size={340} />
      <ol class="wheel-list">
        {(round ?? []).map((turn) => (
          <TurnOf key={turn.turn} desk={desk} turn={turn} now={turn.turn === view.turn} labels={labels} fields={fields} />
        ))}
      </ol>
    </div>
  );
}

interface Props {
  desk: Desk;
  turn: Turn;
  now: boolean;
  labels: Record<Field, string>;
  fields: Field[];
}

/** An Action Turn: what comes before it, and what everybody does in it. */
function TurnOf({ desk, turn, now, labels, fields }: Props) {
  const { texts } = desk.game;
  return (
    <li class={now ? "now" : ""} aria-current={now ? "step" : undefined}>
      <h3>{t("ui-ar-action-turn", { turn: turn.turn })}</h3>
      <p class="row-facts">{besides(desk, turn).join(t("list-semicolon"))}</p>
      <dl>
        {fields.map((field) => {
          const power = turn.fields[field] ?? "";
          const idle = turn.idle.includes(power);
          return (
            <div key={field} class={idle ? "idle" : ""} title={idle ? t("ui-ar-idle") : undefined}>
              <dt>{labels[field]}</dt>
              <dd>
                <Coat of={power} size={16} /> {texts.name(power)}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

/** What an Action Turn has besides its seven actions (C6.3). */
function besides(desk: Desk, turn: Turn): string[] {
  const { texts } = desk.game;
  return [
    ...(turn.diplomacy ? [t("ui-ar-doing-Diplomacy")] : []),
    ...(turn.election ? [t("ui-ar-doing-Election")] : []),
    ...turn.auctions.map((minor) => t("ui-ar-auction", { power: texts.called("power", minor) })),
    ...(turn.frederick ? [t("ui-ar-doing-frederick")] : []),
  ];
}
