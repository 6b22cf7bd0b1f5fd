/** The cards that a general has: face up, face down and known to these eyes, or unknown; a scout chooses one of those. */
import { Choosable } from "../../table/Choosable";
import type { Desk } from "../../table/desk";
import type { Spot } from "../../table/game";
import { BattleCard } from "../art";
import { t } from "../say";
import type { Battle } from "../view";
import { Rows } from "./Rows";

export function Pile({ desk, battle, general }: { desk: Desk; battle: Battle; general: string }) {
  const cards = cardsOf(battle, general);
  if (!cards.length) return null;
  return (
    <Rows label={t("ui-ar-pile-of", { general: desk.game.texts.name(general) })} class="pile">
      {cards.map(({ value, up }, number) => (
        <PileCard key={number} desk={desk} spot={`reveal:${general}:${number + 1}`} value={value} up={up} />
      ))}
    </Rows>
  );
}

/** A value of 0 is a card that these eyes do not know. */
export function cardsOf(battle: Battle, general: string): { value: number; up: boolean }[] {
  const pile = battle.piles?.[general];
  const known = Array.isArray(pile) ? pile : [];
  return (battle.face_up?.[general] ?? []).map((up, number) => ({ value: up || known[number] || 0, up: up > 0 }));
}

function PileCard({ desk, spot, value, up }: { desk: Desk; spot: Spot; value: number; up: boolean }) {
  const label = t(up ? "ui-ar-card-up" : value ? "ui-ar-card-own" : "ui-ar-card-down", { value });
  const face = <BattleCard value={value} size={32} back={!value} />;
  if (desk.spots.value.has(spot)) {
    return (
      <Choosable desk={desk} spot={spot} class="pile-card" label={label}>
        {face}
      </Choosable>
    );
  }
  return (
    <span class={`pile-card ${up ? "up" : "down"}`} role="img" aria-label={label} title={label}>
      {face}
    </span>
  );
}
