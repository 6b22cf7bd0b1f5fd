/** The board in words, region by region: for who cannot see it, or looks for something. */
import "../styles/panels.css";
import { useSignal } from "@preact/signals";
import type { Desk } from "../table/desk";
import type { Region } from "../table/game";
import { t } from "../texts/fluent";

export function TwinPanel({ desk }: { desk: Desk }) {
  const wanted = useSignal("");
  if (!desk.view.position.value) return <p class="nothing">{t("ui-not-begun")}</p>;
  const search = wanted.value.toLocaleLowerCase();
  const regions = desk.game.regions(desk.position);
  return (
    <div class="twin">
      <input
        type="search"
        class="field"
        aria-label={t("ui-twin-find")}
        placeholder={t("ui-twin-find")}
        value={wanted.value}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
      {regions.map((region) => (
        <Part key={region.id} desk={desk} region={region} search={search} />
      ))}
    </div>
  );
}

function Part({ desk, region, search }: { desk: Desk; region: Region; search: string }) {
  const places = region.places.filter(({ label }) => label.toLocaleLowerCase().includes(search));
  if (!places.length) return null;
  return (
    <details open={search !== ""}>
      <summary>
        {region.name} <span class="count">{places.length}</span>
      </summary>
      <ul>
        {places.map(({ spot, label }) => (
          <li key={spot}>
            <button
              type="button"
              class={`name-link ${desk.spots.value.has(spot) ? "open" : ""}`}
              onClick={() => {
                desk.seek(spot);
                void desk.point(spot);
              }}
            >
              {desk.spots.value.has(spot) ? t("ui-twin-choice", { label }) : label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
