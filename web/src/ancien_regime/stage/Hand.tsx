/** The cards of the powers that I play; those that can be played now are lit and can be chosen here. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { BattleCard, Coat } from "../art";
import { arView, powersOf, type PowerId } from "../view";

export function Hand({ desk }: { desk: Desk }) {
  const view = arView(desk);
  const own = powersOf(view, desk.view.seat).filter((power) => Array.isArray(view.hands[power]));
  if (!own.length) return null;
  return (
    <div class="hands">
      {own.map((power) => (
        <PowerHand key={power} desk={desk} power={power} cards={view.hands[power] as number[]} />
      ))}
    </div>
  );
}

function PowerHand({ desk, power, cards }: { desk: Desk; power: PowerId; cards: number[] }) {
  const asked = desk.decision.value?.params.power === power;
  const name = desk.game.texts.name(power);
  return (
    <div class="hand" role="group" aria-label={t("ui-ar-hand", { power: name, count: cards.length })}>
      <Coat of={power} size={20} />
      {[...cards].sort().map((value, number) => (
        <HandCard key={number} desk={desk} value={value} asked={asked} />
      ))}
      {!cards.length && <span class="nothing">{t("ui-ar-no-cards")}</span>}
    </div>
  );
}

function HandCard({ desk, value, asked }: { desk: Desk; value: number; asked: boolean }) {
  const decision = desk.decision.value;
  const move = `card ${value}`;
  const open = asked && (decision?.options.includes(move) ?? false);
  const label = t("ui-ar-card", { value, ability: t(`ui-ar-ability-${value}`) });
  return (
    <button
      type="button"
      class={`hand-card ${open ? "open" : ""}`}
      disabled={!open || desk.sending.value}
      aria-pressed={open ? desk.chosen.value === move : undefined}
      aria-label={label}
      title={label}
      onClick={() => desk.choose(move)}
    >
      <BattleCard value={value} size={46} />
    </button>
  );
}
