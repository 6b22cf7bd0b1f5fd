/** Subsidies and mercenaries: the offers so far. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { BattleCard, Coat, Coin } from "../art";
import type { PowerId, Subsidies } from "../view";

export function OffersBoard({ desk, stage }: { desk: Desk; stage: Subsidies }) {
  const { texts } = desk.game;
  const powers = (Object.keys(stage.money) as PowerId[]).filter((power) => stage.money[power] || count(stage.cards[power]));
  return (
    <section class="offers-board" aria-label={t("ui-ar-offers", { power: texts.name(stage.power) })}>
      <h3>{t("ui-ar-offers", { power: texts.name(stage.power) })}</h3>
      {!powers.length && <p class="nothing">{t("ui-ar-no-offers")}</p>}
      <ul>
        {powers.map((power) => (
          <li key={power}>
            <Coat of={power} size={20} /> {texts.name(power)}{" "}
            {stage.money[power] > 0 && (
              <span>
                <Coin size={16} /> {stage.money[power]}
              </span>
            )}
            <Cards cards={stage.cards[power]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const count = (cards: number[] | number): number => (Array.isArray(cards) ? cards.length : cards);

/** Which cards they are only the giver knows. */
function Cards({ cards }: { cards: number[] | number }) {
  const values = Array.isArray(cards) ? cards : Array<number>(cards).fill(0);
  return (
    <>
      {values.map((value, number) => (
        <BattleCard key={number} value={value} size={24} back={!value} />
      ))}
    </>
  );
}
