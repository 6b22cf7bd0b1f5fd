/** The cards of the powers that I play, suit by suit; what may be played now is lit. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Desk } from "../../table/desk";
import { Coat } from "../../parts/Coat";
import { t } from "../say";
import { CardFace } from "../art";
import { sortHand, type Card } from "../cards";
import { maria } from "../ui";
import { handOf, ownPowers, viewOf, type MariaView, type PowerId } from "../view";
import { arrowKeys, Choosable } from "./Choosable";
import { cityInQuestion } from "./suit";

/** What a card would give, by its face: the score after it. */
export type Gives = (card: Card) => string | null;

export function Hands({ desk, gives }: { desk: Desk; gives: Gives }) {
  const view = viewOf(desk);
  const powers = view ? ownPowers(view) : [];
  const row = useRef<HTMLDivElement>(null);
  const asked = desk.decision.value?.options.find((move) => move.startsWith("card "));
  useEffect(() => showFirst(row.current), [asked, desk.view.question.value]);
  if (!view || !powers.length) return null;
  return (
    <div ref={row} class="hands" role="group" aria-label={t("ui-maria-hands")}>
      {powers.map((power) => (
        <Hand key={power} desk={desk} view={view} power={power} gives={gives} />
      ))}
    </div>
  );
}

/** What can be played is in sight, however long the row is. */
function showFirst(row: HTMLElement | null): void {
  const first = row?.querySelector<HTMLElement>(".hand-card.open");
  if (!row || !first) return;
  const { left, right } = row.getBoundingClientRect();
  const card = first.getBoundingClientRect();
  if (card.left < left || card.right > right - card.width * 3) row.scrollLeft += card.left - left - card.width * 2;
}

interface Props {
  desk: Desk;
  view: MariaView;
  power: PowerId;
  gives: Gives;
}

function Hand({ desk, view, power, gives }: Props) {
  const cards = sortHand(handOf(view, power));
  const at = useSignal(0);
  const city = cityInQuestion(desk, power);
  const asked = isAsked(desk, power);
  const focus = Math.min(at.value, cards.length - 1);
  const name = maria(desk).words.name(power);
  const title = t("ui-maria-hand-of", { power: name, count: cards.length });
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
      <div class="fan" role="group" aria-label={title} onKeyDown={arrowKeys}>
        {cards.map((card, number) => (
          <HandCard
            key={card.id}
            desk={desk}
            card={card}
            asked={asked}
            fits={city !== null && card.suit === city.suit}
            gives={asked ? gives(card) : null}
            first={number === focus}
            onFocus={() => (at.value = number)}
          />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  desk: Desk;
  card: Card;
  asked: boolean;
  fits: boolean;
  gives: string | null;
  first: boolean;
  onFocus(): void;
}

function HandCard({ desk, card, asked, fits, gives, first, onFocus }: CardProps) {
  const name = maria(desk).words.card(card.face);
  const label = [name, ...(fits ? [t("ui-maria-fits")] : []), ...(gives ? [t("ui-maria-gives", { score: gives })] : [])];
  // A card of a power that is not asked is no choice, even if another power's card of the same face is.
  const spot = asked ? `card:${card.face}` : `held:${card.id}`;
  const byValue = asked && card.suit === null && desk.spots.value.has(FIRST_VALUE);
  return (
    <Choosable
      desk={desk}
      spot={spot}
      onPick={byValue ? () => focusOn(FIRST_VALUE) : undefined}
      class={`hand-card ${fits ? "fits" : ""} ${byValue ? "open" : ""}`}
      label={maria(desk).words.list(label)}
      tabIndex={first ? 0 : -1}
      onFocus={onFocus}
    >
      <CardFace card={card.face} />
      {gives && <span class="gives">{gives}</span>}
    </Choosable>
  );
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
