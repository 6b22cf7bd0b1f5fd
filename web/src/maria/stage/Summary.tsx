/** The battle that has just ended: it stays until somebody has read it. */
import type { Desk } from "../../table/desk";
import { EventLine } from "../../table/EventLine";
import { Sheet } from "../../table/Sheet";
import { readUpTo } from "../../table/unread";
import { t } from "../say";
import { maria } from "../ui";
import { lastEnd, lastFight, type Fight } from "./balance";
import { Played } from "./Played";

export function Summary({ desk }: { desk: Desk }) {
  const seen = readUpTo(desk);
  const events = desk.view.events.value;
  const fight = lastEnd(events) >= seen.value ? lastFight(events) : null;
  if (!fight?.end) return null;
  return (
    <Sheet title={t("ui-maria-battle-over")} class="summary" onClose={() => (seen.value = events.length)}>
      <p class="forces">{forces(desk, fight)}</p>
      <Played desk={desk} played={fight.played} />
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

function forces(desk: Desk, fight: Fight): string {
  const { words } = maria(desk);
  return t("ui-maria-forces", {
    by: words.name(fight.by),
    against: words.name(fight.against),
    attacking: fight.attacking,
    defending: fight.defending,
    attacker: words.name(fight.attacker),
    defender: words.name(fight.defender),
  });
}
