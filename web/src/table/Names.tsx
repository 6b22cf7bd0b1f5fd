/** Names of places and pieces, each of which can be shown on the map. */
import { Fragment } from "preact";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";
import type { Spot } from "./game";

export function Names({ desk, spots }: { desk: Desk; spots: Spot[] }) {
  if (!spots.length) return <>{t("list-none")}</>;
  return (
    <>
      {spots.map((spot, number) => (
        <Fragment key={spot}>
          {number > 0 && t("list-comma")}
          <Name desk={desk} spot={spot} />
        </Fragment>
      ))}
    </>
  );
}

export function Name({ desk, spot }: { desk: Desk; spot: Spot }) {
  return (
    <button
      type="button"
      class="name-link"
      onClick={() => desk.seek(spot)}
      onPointerEnter={() => (desk.lit.value = spot)}
      onPointerLeave={() => (desk.lit.value = null)}
    >
      {desk.game.texts.name(spot.slice(spot.indexOf(":") + 1))}
    </button>
  );
}
