/** The status zones, and how every power stands to every other. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat, RelationSign, StatusSign } from "../art";
import { arView, type ArView, type PowerId, type Status } from "../view";

const ZONES: Status[] = ["british", "french", "neutral", "expansionist"];

export function CoalitionsPanel({ desk }: { desk: Desk }) {
  const view = arView(desk);
  if (!view.status) return null;
  const powers = Object.keys(view.status) as PowerId[];
  return (
    <div class="coalitions">
      <div class="zones">
        {ZONES.map((zone) => (
          <section key={zone} class={`zone ${zone}`}>
            <h3>
              <StatusSign status={zone} size={22} /> {t(`ui-ar-status-${zone}`)}
            </h3>
            <ul>
              {powers.filter((power) => view.status[power] === zone).map((power) => (
                <li key={power}>
                  <Coat of={power} size={22} /> {desk.game.texts.name(power)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Matrix desk={desk} view={view} powers={powers} />
    </div>
  );
}

function Matrix({ desk, view, powers }: { desk: Desk; view: ArView; powers: PowerId[] }) {
  const name = (power: PowerId) => desk.game.texts.name(power);
  return (
    <table class="relations">
      <caption>{t("ui-ar-relations")}</caption>
      <thead>
        <tr>
          <td />
          {powers.map((power) => (
            <th key={power} scope="col">
              <Coat of={power} size={18} />
              <span class="visually-hidden">{name(power)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {powers.map((power) => (
          <tr key={power}>
            <th scope="row">{name(power)}</th>
            {powers.map((other) => (
              <td key={other}>{power === other ? "" : <Cell view={view} power={power} other={other} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ view, power, other }: { view: ArView; power: PowerId; other: PowerId }) {
  const relation = view.relations[power][other] ?? "peace";
  const label = t(`ui-ar-relation-${relation}`);
  return (
    <span role="img" aria-label={label} title={label}>
      <RelationSign relation={relation} size={16} />
    </span>
  );
}
