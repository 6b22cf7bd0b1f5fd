/** All powers at a glance: their tracks, money, cards and generals. */
import type { ComponentChildren } from "preact";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { Coat, Coin, InfluenceSign, MoraleSign } from "../art";
import type { Atlas } from "../board";
import { arView, type ArView, type PowerId } from "../view";

export function makePowersPanel(atlas: Atlas) {
  return function PowersPanel({ desk }: { desk: Desk }) {
    return <Powers desk={desk} cap={atlas.data.numbers.morale_cap} />;
  };
}

function Powers({ desk, cap }: { desk: Desk; cap: number }) {
  const view = arView(desk);
  if (!view.status) return null;
  return (
    <div class="powers">
      {(Object.keys(view.status) as PowerId[]).map((power) => (
        <Power key={power} desk={desk} view={view} power={power} cap={cap} />
      ))}
      <p class="hint">{t("ui-ar-pile", { count: view.pile, discards: view.discards.length })}</p>
      <p class="hint">{t("ui-ar-fortresses-left", { count: view.fortresses_left })}</p>
    </div>
  );
}

function Power({ desk, view, power, cap }: { desk: Desk; view: ArView; power: PowerId; cap: number }) {
  const { texts } = desk.game;
  const hand = view.hands[power];
  const cards = Array.isArray(hand) ? hand.length : hand;
  const player = view.players[power];
  return (
    <section class={`power power-${power}`}>
      <h3>
        <Coat of={power} size={26} /> {texts.name(power)}
        {player !== power && <span class="hint">{player ? t("ui-ar-played-by", { seat: texts.name(player) }) : t("ui-ar-uncontrolled")}</span>}
      </h3>
      <dl class="facts">
        <Fact label={t("ui-ar-status")} value={t(`ui-ar-status-${view.status[power]}`)} />
        <Track label={t("ui-ar-morale")} value={view.morale[power]} most={cap} sign={<MoraleSign size={16} />} />
        <Fact label={t("ui-ar-influence")} value={view.influence[power]} sign={<InfluenceSign size={16} />} />
        <Fact label={t("ui-ar-money")} value={t("ui-ar-money-taxes", { money: view.money[power], taxes: view.taxes[power] })} sign={<Coin size={16} />} />
        <Fact label={t("ui-ar-cards")} value={cards} />
        <Fact label={t("ui-ar-tokens")} value={view.tokens[power]} />
      </dl>
    </section>
  );
}

function Fact({ label, value, sign }: { label: string; value: string | number; sign?: ComponentChildren }) {
  return (
    <>
      <dt>
        {sign} {label}
      </dt>
      <dd>{value}</dd>
    </>
  );
}

function Track({ label, value, most, sign }: { label: string; value: number; most: number; sign: ComponentChildren }) {
  return (
    <>
      <dt>
        {sign} {label}
      </dt>
      <dd>
        <meter min={0} max={most} value={value} aria-label={label}>
          {value}
        </meter>{" "}
        {value}
      </dd>
    </>
  );
}
