/** The cards of the powers that I play, suit by suit; what may be played now is lit. */
import { Coat } from "../../parts/Coat";
import type { Desk } from "../../table/desk";
import { Fan, HandRow, type HeldCard } from "../../table/Hands";
import { CardFace } from "../art";
import { sortHand, type Card } from "../cards";
import { t } from "../say";
import { maria } from "../ui";
import { handOf, ownPowers, viewOf, type MariaView, type PowerId } from "../view";
import { cityInQuestion } from "./suit";

/** What a card would give, by its face: the score after it. */
export type Gives = (card: Card) => string | null;

export function Hands({ desk, gives }: { desk: Desk; gives: Gives }) {
  const view = viewOf(desk);
  const powers = view ? ownPowers(view) : [];
  if (!view || !powers.length) return null;
  return (
    <HandRow desk={desk} label={t("ui-maria-hands")}>
      {powers.map((power) => (
        <Hand key={power} desk={desk} view={view} power={power} gives={gives} />
      ))}
    </HandRow>
  );
}

interface Props {
  desk: Desk;
  view: MariaView;
  power: PowerId;
  gives: Gives;
}

function Hand({ desk, view, power, gives }: Props) {
  const cards = sortHand(handOf(view, power));
  const city = cityInQuestion(desk, power);
  const asked = isAsked(desk, power);
  const name = maria(desk).words.name(power);
  const title = t("ui-maria-hand-of", { power: name, count: cards.length });
  const held = (card: Card): HeldCard =>
    heldCard(desk, card, asked, city !== null && card.suit === city.suit, asked ? gives(card) : null);
  return (
    <section class={`hand ${asked ? "asked" : ""}`} aria-label={title}>
      <header>
        <Coat of={power} game="maria" />
        <span class="hand-name">{name}</span>
        <span class="hand-size">{t("ui-maria-cards", { count: cards.length })}</span>
        <span class="hand-suit">
          {city && t("ui-maria-suit-at", { suit: maria(desk).words.suit(city.suit), city: city.name })}
        </span>
      </header>
      <Fan desk={desk} label={title} cards={cards.map(held)} />
    </section>
  );
}

function heldCard(desk: Desk, card: Card, asked: boolean, fits: boolean, gives: string | null): HeldCard {
  const name = maria(desk).words.card(card.face);
  const label = [name, ...(fits ? [t("ui-maria-fits")] : []), ...(gives ? [t("ui-maria-gives", { score: gives })] : [])];
  const byValue = asked && card.suit === null && desk.spots.value.has(FIRST_VALUE);
  return {
    key: card.id,
    // A card of a power that is not asked is no choice, even if another power's card of the same face is.
    spot: asked ? `card:${card.face}` : `held:${card.id}`,
    label: maria(desk).words.list(label),
    face: <CardFace card={card.face} />,
    gives,
    class: `${fits ? "fits" : ""} ${byValue ? "open" : ""}`,
    onPick: byValue ? () => focusOn(FIRST_VALUE) : undefined,
  };
}

/** A Reserve is played with a value, which is said where the values are. */
const FIRST_VALUE = "reserve:1";

function focusOn(spot: string): void {
  document.querySelector<HTMLElement>(`[data-choice="${spot}"]`)?.focus();
}

/** Whether a card of this power is asked for. */
function isAsked(desk: Desk, power: PowerId): boolean {
  const decision = desk.decision.value;
  const verbs = decision?.options.some((move) => /^(card|reserve) /.test(move)) ?? false;
  return verbs && decision?.params.power === power;
}
