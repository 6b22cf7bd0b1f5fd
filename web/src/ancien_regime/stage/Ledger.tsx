/** The powers at a glance, where a wide screen has room beside the map. */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { BattleCard, Coat, Coin, InfluenceSign, MoraleSign, StatusSign } from "../art";
import { t } from "../say";
import { handSize, powersIn, viewOf, type ArView, type PowerId } from "../view";

const HEADS = {
  status: null,
  influence: <InfluenceSign size={17} />,
  morale: <MoraleSign size={17} />,
  money: <Coin size={17} />,
  cards: <BattleCard size={13} back />,
};

export function Ledger({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return null;
  return (
    <Sheet title={t("ui-ar-powers")} class="ledger">
      <table>
        <thead>
          <tr>
            <td />
            {Object.entries(HEADS).map(([head, sign]) => (
              <th key={head} scope="col" title={t(`ui-ar-${head}`)}>
                {sign}
                <span class="visually-hidden">{t(`ui-ar-${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {powersIn(view).map((power) => (
            <Line key={power} desk={desk} view={view} power={power} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Line({ desk, view, power }: { desk: Desk; view: ArView; power: PowerId }) {
  const status = t(`ui-ar-status-${view.status[power]}`);
  const major = view.controlled_by[power] === power;
  return (
    <tr class={desk.decision.value?.params.power === power ? "now" : ""}>
      <th scope="row">
        <Coat of={power} size={20} /> {desk.game.texts.name(power)}
      </th>
      <td>
        <span role="img" aria-label={status} title={status}>
          <StatusSign status={view.status[power]} size={18} />
        </span>
      </td>
      <td>{major ? view.influence[power] : ""}</td>
      <td>{view.morale[power]}</td>
      <td>{view.money[power]}</td>
      <td>{handSize(view, power)}</td>
    </tr>
  );
}
