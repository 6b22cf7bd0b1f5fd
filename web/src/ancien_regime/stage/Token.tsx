/** A general as he stands on the map, in a line of text. */
import { GeneralToken } from "../art";
import type { Desk } from "../../table/desk";
import { europe } from "../ui";
import type { ArView } from "../view";

export function Token({ desk, view, general, size = 34 }: { desk: Desk; view: ArView; general: string; size?: number }) {
  const { atlas } = europe(desk);
  return (
    <svg class="token" viewBox="-26 -32 52 58" width={size} height={(size * 58) / 52} aria-hidden="true">
      <GeneralToken
        power={atlas.powerOf(general)}
        troops={view.troops[general] ?? 0}
        frederick={view.frederick === general}
        stuart={general === atlas.data.stuart.id}
      />
    </svg>
  );
}
