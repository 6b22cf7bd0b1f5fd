/** The Wheel of War (C5.1-C5.3): which power does what now, and in the whole Round. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Coat, Wheel } from "../art";
import { ACTIONS } from "../art/actions";
import { t } from "../say";
import { useSurvey, type Turn } from "../survey";
import { europe } from "../ui";
import { viewOf, type Field } from "../view";

type Labels = Record<Field, string>;

export function WheelPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const { atlas, texts } = europe(desk);
  const round = useSurvey(desk, "wheel", view ? "" : null);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  const fields = atlas.data.wheel;
  const labels = Object.fromEntries(fields.map((field) => [field, texts.say(`action-${field}`)])) as Labels;
  return (
    <div class="wheel-panel">
      <Wheel positions={view.wheel} labels={labels} turn={view.turn} size={340} />
      <table class="round">
        <caption>{t("ui-ar-round", { round: view.round })}</caption>
        <thead>
          <tr>
            <td />
            {fields.map((field) => (
              <Head key={field} field={field} label={labels[field]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(round ?? []).map((turn) => (
            <TurnOf key={turn.turn} desk={desk} turn={turn} now={turn.turn === view.turn} fields={fields} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ field, label }: { field: Field; label: string }) {
  return (
    <th scope="col" title={label}>
      <svg class="ar-action" viewBox="-14 -14 28 28" width={26} height={26} aria-hidden="true">
        <path d={ACTIONS[field]} />
      </svg>
      <span class="visually-hidden">{label}</span>
    </th>
  );
}

interface Props {
  desk: Desk;
  turn: Turn;
  now: boolean;
  fields: Field[];
}

/** An Action Turn: what everybody does in it, and what else there is. */
function TurnOf({ desk, turn, now, fields }: Props) {
  const more = besides(desk, turn).join(t("list-semicolon"));
  return (
    <>
      <tr class={now ? "now" : ""} aria-current={now ? "step" : undefined}>
        <th scope="row">{t("ui-ar-turn", { turn: turn.turn })}</th>
        {fields.map((field) => (
          <Actor key={field} desk={desk} power={turn.fields[field] ?? ""} idle={turn.idle.includes(turn.fields[field] ?? "")} />
        ))}
      </tr>
      {more && (
        <tr class={`besides ${now ? "now" : ""}`}>
          <td colSpan={fields.length + 1}>{more}</td>
        </tr>
      )}
    </>
  );
}

/** Who is on a field; one that nobody controls does nothing there. */
function Actor({ desk, power, idle }: { desk: Desk; power: string; idle: boolean }) {
  const name = desk.game.texts.name(power);
  const label = idle ? t("ui-ar-idle", { power: name }) : name;
  return (
    <td class={idle ? "idle" : ""} title={label}>
      <Coat of={power} size={22} />
      <span class="visually-hidden">{label}</span>
    </td>
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
