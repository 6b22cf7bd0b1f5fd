/** All territories as something that can be pointed at: what may be chosen is lit, what is garrisoned has its power's tint. */
import type { Desk } from "../../table/desk";
import { SpotMark } from "../../table/SpotMark";
import type { Territory } from "../board";
import { t } from "../say";
import { europe } from "../ui";
import { viewOf } from "../view";

export function Lands({ desk }: { desk: Desk }) {
  const garrisons = viewOf(desk)?.garrisons ?? {};
  return (
    <g class="lands">
      {europe(desk).atlas.data.territories.map((territory) => (
        <Land key={territory.id} desk={desk} territory={territory} held={garrisons[territory.id]} />
      ))}
    </g>
  );
}

function Land({ desk, territory, held }: { desk: Desk; territory: Territory; held: string | undefined }) {
  const spot = `territory:${territory.id}`;
  const route = desk.planning.value?.routes.get(spot);
  const label = route && [desk.game.describe(spot, desk.position), ...route.notes].join(t("list-semicolon"));
  const planned = route ? (route.notes.length > 1 ? "planned warned" : "planned") : "";
  return (
    <SpotMark desk={desk} spot={spot} class={`land ${planned}`} label={label}>
      {held && <use class={`tint power-${held}`} href={`#area-${territory.id}`} />}
      <use class="halo" href={`#area-${territory.id}`} />
    </SpotMark>
  );
}
