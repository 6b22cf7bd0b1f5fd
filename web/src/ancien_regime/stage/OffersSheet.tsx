/** Subsidies and Mercenaries (C9.4): what can be offered to whom, and what has been. */
import { Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { BattleCard, Coat, Coin } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import { countOf, stageOf, viewOf, type ArView, type PowerId, type Subsidies } from "../view";
import { Rows } from "./Rows";

export function OffersSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  const stage = view && stageOf(view, "Subsidies");
  if (!view || !stage) return null;
  const { texts, facts } = europe(desk);
  const decision = desk.decision.value;
  const powers = concerned(desk, stage);
  return (
    <Sheet title={t("ui-ar-offers", { power: texts.called("power", stage.power) })} class="offers-board">
      {!powers.length && <p class="nothing">{t("ui-ar-no-offers")}</p>}
      <ul class="allies">
        {powers.map((power) => (
          <li key={power} class={stage.recipient === power ? "now" : ""}>
            <p>
              <Coat of={power} size={22} /> <b>{texts.name(power)}</b>{" "}
              {decision && <span class="row-facts">{facts(`cards ${power}`, decision, desk.position)}</span>}
            </p>
            <Offered stage={stage} power={power} />
            {decision?.kind === "subsidies" && <Gifts desk={desk} view={view} power={power} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Those to whom something was offered or can be. */
function concerned(desk: Desk, stage: Subsidies): PowerId[] {
  const decision = desk.decision.value;
  const options = decision?.kind === "subsidies" ? decision.options : [];
  const can = (power: PowerId) => options.some((move) => move === `cards ${power}` || move.startsWith(`money ${power}:`));
  return (Object.keys(stage.money) as PowerId[]).filter(
    (power) => can(power) || stage.recipient === power || stage.money[power] > 0 || countOf(stage.cards[power]) > 0,
  );
}

/** What can be offered to an Ally: Money up to the limit, or cards that are chosen then. */
function Gifts({ desk, view, power }: { desk: Desk; view: ArView; power: PowerId }) {
  const { atlas, texts } = europe(desk);
  const name = texts.name(power);
  const most = Math.min(atlas.data.numbers.gift_limit, Math.max(1, ...Object.values(view.money)));
  return (
    <Rows label={t("ui-ar-gift-cards", { power: name })} class="amounts">
      {Array.from({ length: most }, (_, number) => number + 1).map((count) => (
        <Money key={count} desk={desk} power={power} count={count} />
      ))}
      <Choosable desk={desk} spot={`cards:${power}`} class="number" label={t("ui-ar-gift-cards", { power: name })}>
        <BattleCard size={17} back />
        <b>{t("ui-ar-cards")}</b>
      </Choosable>
    </Rows>
  );
}

function Money({ desk, power, count }: { desk: Desk; power: PowerId; count: number }) {
  const label = t("ui-ar-gift-money", { power: desk.game.texts.name(power), count });
  return (
    <Choosable desk={desk} spot={`money:${power}:${count}`} class="number" label={label}>
      <span class="coins">
        {Array.from({ length: count }, (_, number) => (
          <Coin key={number} size={18} />
        ))}
      </span>
      <b>{count}</b>
    </Choosable>
  );
}

/** What was offered; which cards they are only the giver knows. */
function Offered({ stage, power }: { stage: Subsidies; power: PowerId }) {
  const money = stage.money[power];
  const cards = stage.cards[power];
  const values = Array.isArray(cards) ? cards : Array<number>(cards).fill(0);
  if (!money && !values.length) return null;
  return (
    <p class="offered">
      <em>{t("ui-ar-offered")}</em>
      {money > 0 && (
        <span>
          {money} <Coin size={16} />
        </span>
      )}
      {values.length > 0 && (
        <span class="pile" role="img" aria-label={t("ui-ar-cards-held", { count: values.length })}>
          {values.map((value, number) => (
            <BattleCard key={number} value={value} size={24} back={!value} />
          ))}
        </span>
      )}
    </p>
  );
}
