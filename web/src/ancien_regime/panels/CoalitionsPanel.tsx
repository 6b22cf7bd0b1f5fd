/** The status zones, and how every power stands to every other. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Coat, RelationSign, StatusSign } from "../art";
import { t } from "../say";
import { LEADERS, powersIn, STATUSES, viewOf, type ArView, type PowerId, type Status } from "../view";

export function CoalitionsPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  return (
    <div class="coalitions">
      <div class="zones">
        {STATUSES.map((status) => (
          <Members key={status} desk={desk} view={view} status={status} />
        ))}
      </div>
      <Matrix desk={desk} view={view} powers={powersIn(view)} />
    </div>
  );
}

function Members({ desk, view, status }: { desk: Desk; view: ArView; status: Status }) {
  const { texts } = desk.game;
  const powers = powersIn(view).filter((power) => view.status[power] === status);
  return (
    <section class={`zone ${status}`}>
      <h3>
        <StatusSign status={status} size={22} /> {t(`ui-ar-status-${status}`)}
      </h3>
      <p class="row-facts">{t(`ui-ar-meaning-${status}`)}</p>
      <ul>
        {powers.map((power) => (
          <li key={power}>
            <Coat of={power} size={22} /> {texts.name(power)} <em>{role(desk, view, status, power)}</em>
          </li>
        ))}
        {!powers.length && <li class="nothing">{t("ui-nobody")}</li>}
      </ul>
    </section>
  );
}

/** What a member is besides: the Leader, or somebody's Minor. */
function role(desk: Desk, view: ArView, status: Status, power: PowerId): string {
  if (LEADERS[status] === power) return t("ui-ar-leader");
  const major = view.controlled_by[power];
  if (major === "nobody") return t("ui-ar-uncontrolled");
  return major === power ? "" : t("ui-ar-played-by", { seat: desk.game.texts.name(major) });
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
            <th key={power} scope="col" title={name(power)}>
              <Coat of={power} size={18} />
              <span class="visually-hidden">{name(power)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {powers.map((power) => (
          <tr key={power}>
            <th scope="row">
              <Coat of={power} size={18} /> {name(power)}
            </th>
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
