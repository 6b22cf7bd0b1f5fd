/** The battle that has just ended: it stays until somebody has read it. */
import type { Desk } from "../../table/desk";
import { EventLine } from "../../table/EventLine";
import { Sheet } from "../../table/Sheet";
import { readUpTo } from "../../table/unread";
import { BattleCard, Coat } from "../art";
import { t } from "../say";
import { europe } from "../ui";
import { lastEnd, lastFight, type Fight } from "./fight";

export function Summary({ desk }: { desk: Desk }) {
  const seen = readUpTo(desk);
  const events = desk.view.events.value;
  const fight = lastEnd(events) >= seen.value ? lastFight(events) : null;
  if (!fight) return null;
  const title = t("ui-ar-battle-over", { territory: desk.game.texts.name(fight.territory) });
  return (
    <Sheet title={title} class="summary" onClose={() => (seen.value = events.length)}>
      <Piles desk={desk} fight={fight} />
      <ul class="consequences">
        {[fight.end, ...fight.after].map((event, number) => (
          <li key={number}>
            <EventLine desk={desk} event={event} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Piles({ desk, fight }: { desk: Desk; fight: Fight }) {
  const { atlas, texts } = europe(desk);
  return (
    <ul class="played-piles">
      {fight.piles.filter(({ cards }) => cards.length).map(({ general, cards, value }) => (
        <li key={general}>
          <Coat of={atlas.powerOf(general)} size={18} /> {texts.name(general)}
          <span class="pile" role="img" aria-label={t("ui-ar-cards-are", { cards: cards.join(t("list-comma")) })}>
            {cards.map((card, number) => (
              <BattleCard key={number} value={card} size={26} />
            ))}
          </span>
          <b>{t("ui-ar-counts", { value })}</b>
        </li>
      ))}
    </ul>
  );
}
