/** Names of cities, each of which can be shown on the map. */
import { Fragment } from "preact";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { maria } from "../ui";

export function Cities({ desk, cities }: { desk: Desk; cities: string[] }) {
  const { words } = maria(desk);
  if (!cities.length) return <>{t("list-none")}</>;
  return (
    <>
      {cities.map((city, number) => (
        <Fragment key={city}>
          {number > 0 && t("list-comma")}
          <button
            type="button"
            class="name-link"
            onClick={() => desk.seek(`city:${city}`)}
            onPointerEnter={() => (desk.lit.value = `city:${city}`)}
            onPointerLeave={() => (desk.lit.value = null)}
          >
            {words.name(city)}
          </button>
        </Fragment>
      ))}
    </>
  );
}
