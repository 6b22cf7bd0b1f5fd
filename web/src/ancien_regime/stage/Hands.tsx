/** The cards of the powers that I play, low to high; what may be played now is lit. */
import type { Desk } from "../../table/desk";
import { Fan, HandRow, type HeldCard } from "../../table/Hands";
import { BattleCard, Coat } from "../art";
import { sortHand } from "../cards";
import { t } from "../say";
import type { Worth } from "../survey";
import { powersOf, viewOf, type PowerId } from "../view";
import { addedBy } from "./worth";

export function Hands({ desk, worth }: { desk: Desk; worth: Worth | null }) {
  const view = viewOf(desk);
  const own = view ? powersOf(view, desk.view.seat).filter((power) => Array.isArray(view.hands[power])) : [];
  if (!view || !own.length) return null;
  return (
    <HandRow desk={desk} label={t("ui-ar-hands")}>
      {own.map((power) => (
        <Hand key={power} desk={desk} power={power} hand={view.hands[power] as number[]} worth={worth} />
      ))}
    </HandRow>
  );
}

interface Props {
  desk: Desk;
  power: PowerId;
  hand: number[];
  worth: Worth | null;
}

function Hand({ desk, power, hand, worth }: Props) {
  const name = desk.game.texts.name(power);
  const title = t("ui-ar-hand", { power: name, count: hand.length });
  const asked = isAsked(desk, power);
  const cards = sortHand(hand).map((card) => held(desk, card, asked, asked ? addedBy(worth, `card ${card.value}`) : null));
  return (
    <section class={`hand ${asked ? "asked" : ""}`} aria-label={title}>
      <header>
        <Coat of={power} size={22} />
        <span class="hand-name">{name}</span>
        <span class="hand-size">{t("ui-ar-cards-held", { count: hand.length })}</span>
      </header>
      <Fan desk={desk} label={title} cards={cards} />
    </section>
  );
}

function held(desk: Desk, { key, value }: { key: string; value: number }, asked: boolean, gives: string | null): HeldCard {
  const name = desk.game.describe(`card:${value}`, desk.position);
  return {
    key,
    // A card of a power that is not asked is no choice, even if another power's card of the same value is.
    spot: asked ? `card:${value}` : `held:${value}`,
    label: gives ? t("ui-ar-card-gives", { card: name, added: gives }) : name,
    face: <BattleCard value={value} size={46} />,
    gives,
  };
}

/** Whether a card of this power is asked for. */
function isAsked(desk: Desk, power: PowerId): boolean {
  const decision = desk.decision.value;
  return decision?.params.power === power && decision.options.some((move) => move.startsWith("card "));
}
