/** The battle that has just ended: it stays until somebody has read it. */
import { signal, type Signal } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { Clause } from "../../parts/Clause";
import { Pieces } from "../../parts/Pieces";
import { t } from "../say";
import { maria } from "../ui";
import { lastEnd, lastFight, type Fight } from "./balance";
import { Played } from "./Played";

/** How many events were told when the last summary was closed. What was over before we came is not summed up. */
const read = new WeakMap<Desk["view"], Signal<number>>();

function readUpTo(desk: Desk): Signal<number> {
  let found = read.get(desk.view);
  if (!found) {
    found = signal(desk.view.events.peek().length);
    read.set(desk.view, found);
  }
  return found;
}

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
            <Pieces pieces={desk.game.texts.event(event, {})} onName={(piece) => piece.spot && desk.seek(piece.spot)} />{" "}
            <Clause id={event.clause} onOpen={(clause) => desk.openClause(clause)} />
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
