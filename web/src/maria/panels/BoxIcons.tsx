/** The icons of a box: whose cards, corps or victory marker it brings. */
import { Coat } from "../../parts/Coat";
import { signed } from "../../texts/catalogue";
import type { TrackBox } from "../board";
import type { PowerId } from "../view";

/** Whose ally Saxony is on a box of its track. */
const ALLY: Record<string, PowerId> = { prussian_ally: "prussia", austrian_ally: "austria" };

export function BoxIcons({ box }: { box: TrackBox }) {
  const ally = ALLY[box.status ?? ""];
  return (
    <span class="box-icons" aria-hidden="true">
      {ally && <One power={ally} sign="" />}
      {box.status && !ally && <span class="box-icon">–</span>}
      {box.victory && <One power={box.victory} sign="⚑" />}
      {box.corps.map((power) => (
        <One key={power} power={power} sign="↗" />
      ))}
      {Object.entries(box.cards).map(([power, amount]) => (
        <One key={power} power={power as PowerId} sign={signed(amount)} />
      ))}
    </span>
  );
}

function One({ power, sign }: { power: PowerId; sign: string }) {
  return (
    <span class="box-icon">
      <Coat of={power} game="maria" />
      {sign}
    </span>
  );
}
