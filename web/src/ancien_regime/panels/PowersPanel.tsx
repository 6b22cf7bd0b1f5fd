/** All powers at a glance: their tracks, Money, cards and generals. */
import "./panels.css";
import type { Desk } from "../../table/desk";
import { Name } from "../../table/Names";
import { BattleCard, Coat, Coin, InfluenceSign, MoraleSign, StatusSign, TroopSign } from "../art";
import { t } from "../say";
import { Token } from "../stage/Token";
import { europe } from "../ui";
import { handSize, powersIn, viewOf, type ArView, type PowerId } from "../view";
import { Fact, Facts } from "./Facts";
import { Track } from "./Track";

export function PowersPanel({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view) return <p class="nothing">{t("ui-not-begun")}</p>;
  return (
    <div class="powers">
      {powersIn(view).map((power) => (
        <Power key={power} desk={desk} view={view} power={power} />
      ))}
      <p class="hint">{t("ui-ar-pile", { count: view.pile, discards: view.discards.length })}</p>
      <p class="hint">{t("ui-ar-fortresses-left", { count: view.fortresses_left })}</p>
    </div>
  );
}

function Power({ desk, view, power }: { desk: Desk; view: ArView; power: PowerId }) {
  const { atlas, texts } = europe(desk);
  const { morale_cap, victory } = atlas.data.numbers;
  const player = view.players[power];
  const influence = view.influence[power];
  const minor = player !== power;
  return (
    <section class={`power power-${power}`}>
      <h3>
        <Coat of={power} size={30} /> {texts.name(power)}
        {minor && <em>{player ? t("ui-ar-played-by", { seat: texts.name(player) }) : t("ui-ar-uncontrolled")}</em>}
        <span class="status">
          <StatusSign status={view.status[power]} size={18} /> {t(`ui-ar-status-${view.status[power]}`)}
        </span>
      </h3>
      <Facts>
        <Fact label={t("ui-ar-morale")} sign={<MoraleSign size={16} />}>
          <Track label={t("ui-ar-morale")} value={view.morale[power]} last={morale_cap} />
        </Fact>
        {!minor && (
          <Fact label={t("ui-ar-influence")} sign={<InfluenceSign size={16} />}>
            <Track label={t("ui-ar-influence")} value={influence} last={victory} next={influence + view.extending[power]} />
          </Fact>
        )}
      </Facts>
      <Numbers view={view} power={power} />
      <Generals desk={desk} view={view} power={power} />
    </section>
  );
}

function Numbers({ view, power }: { view: ArView; power: PowerId }) {
  return (
    <ul class="numbers-row">
      <li>
        <Coin size={16} /> {t("ui-ar-money-taxes", { money: view.money[power], taxes: view.taxes[power] })}
      </li>
      <li>
        <BattleCard size={13} back /> {t("ui-ar-cards-held", { count: handSize(view, power) })}
      </li>
      <li>
        <TroopSign size={16} /> {t("ui-ar-tokens", { count: view.tokens[power] })}
      </li>
    </ul>
  );
}

/** The generals of a power, and where they are. */
function Generals({ desk, view, power }: { desk: Desk; view: ArView; power: PowerId }) {
  const { atlas } = europe(desk);
  return (
    <ul class="tokens">
      {atlas.generalsOf(power).map(({ id }) => {
        const place = atlas.placeOf(view, id);
        return (
          <li key={id} title={desk.game.describe(`general:${id}`, desk.position)}>
            <Token desk={desk} view={view} general={id} size={28} />{" "}
            {place ? <Name desk={desk} spot={`territory:${place.id}`} /> : <em>{t(`ui-ar-place-${view.place[id]}`)}</em>}
          </li>
        );
      })}
    </ul>
  );
}
