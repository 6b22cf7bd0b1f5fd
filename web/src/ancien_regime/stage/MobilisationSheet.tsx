/** Mobilisation (C9.6): what can be bought, for whom and where, at which price, and what Money is left. */
import type { ComponentChildren } from "preact";
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { BattleCard, Coin, Fortress, MoraleSign, TroopSign } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import { handSize, viewOf, type ArView, type PowerId } from "../view";
import { Row, Rows } from "./Rows";
import { Token } from "./Token";

export function MobilisationSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const decision = desk.decision.value;
  if (!view || decision?.kind !== "mobilisation") return null;
  const power = decision.params.power as PowerId;
  const { data } = europe(desk).atlas;
  const forts = decision.options.filter((move) => move.startsWith("fortress ")).map((move) => move.slice(9));
  return (
    <Sheet title={t("ui-ar-mobilisation", { power: desk.game.texts.called("power", power) })} class="mobilisation-board">
      <p class="purse">
        <Coin size={24} /> <b>{t("ui-ar-money-left", { count: view.money[power] })}</b> <em>{t("ui-ar-corruption-hint")}</em>
      </p>
      <Ware sign={<TroopSign size={20} />} name={t("ui-ar-buy-troop")} price={data.prices.troop}>
        <Troops desk={desk} view={view} power={power} />
      </Ware>
      <Others desk={desk} view={view} power={power} />
      <Ware sign={<Fort />} name={t("ui-ar-buy-fortress")} price={data.prices.fortress}>
        {forts.length ? <Sites desk={desk} sites={forts} /> : <p class="nothing">{t("ui-ar-no-site")}</p>}
      </Ware>
    </Sheet>
  );
}

/** A card and a point of Morale, which go to nobody in particular. */
function Others({ desk, view, power }: { desk: Desk; view: ArView; power: PowerId }) {
  const { prices, numbers } = europe(desk).atlas.data;
  const cards = t("ui-ar-cards-held", { count: handSize(view, power) });
  const morale = t("ui-ar-morale-now", { morale: view.morale[power], cap: numbers.morale_cap });
  return (
    <Rows label={t("ui-ar-buy-other")}>
      <Row desk={desk} spot="do:draw" sign={<BattleCard size={20} back />} name={t("ui-ar-do-draw")} facts={cards}>
        <Price price={prices.card} />
      </Row>
      <Row desk={desk} spot="do:morale" sign={<MoraleSign size={22} />} name={t("ui-ar-do-morale")} facts={morale}>
        <Price price={prices.morale} />
      </Row>
    </Rows>
  );
}

interface WareProps {
  sign: ComponentChildren;
  name: string;
  price?: number;
  children: ComponentChildren;
}

function Ware({ sign, name, price, children }: WareProps) {
  return (
    <div class="ware">
      <p class="group-name">
        {sign} {name} <Price price={price} />
      </p>
      {children}
    </div>
  );
}

function Price({ price = 0 }: { price?: number }) {
  return (
    <span class="price">
      {price} <Coin size={14} />
    </span>
  );
}

/** The generals on the map, who can have troops. */
function Troops({ desk, view, power }: { desk: Desk; view: ArView; power: PowerId }) {
  const { atlas, texts } = europe(desk);
  return (
    <Rows label={t("ui-ar-buy-troop")} class="tokens">
      {atlas.generalsOf(power).filter(({ id }) => atlas.placeOf(view, id)).map(({ id }) => (
        <Row
          key={id}
          desk={desk}
          spot={`general:${id}`}
          sign={<Token desk={desk} view={view} general={id} size={30} />}
          name={texts.name(id)}
          facts={atlas.placeOf(view, id)?.name}
        />
      ))}
    </Rows>
  );
}

function Sites({ desk, sites }: { desk: Desk; sites: string[] }) {
  return (
    <Rows label={t("ui-ar-buy-fortress")} class="tokens">
      {sites.map((site) => (
        <Row key={site} desk={desk} spot={`territory:${site}`} sign={<Fort />} name={desk.game.texts.name(site)} />
      ))}
    </Rows>
  );
}

function Fort() {
  return (
    <svg viewBox="-23 -23 46 46" width={22} height={22} aria-hidden="true">
      <Fortress />
    </svg>
  );
}
