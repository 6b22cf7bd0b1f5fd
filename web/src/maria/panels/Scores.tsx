/** The winter scores, when the sheet is unfolded at the end of the game; before, only how many there are. */
import type { GameEvent } from "../../api/types";
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { maria } from "../ui";
import type { MariaView, PowerId } from "../view";

export function Scores({ desk, view }: { desk: Desk; view: MariaView }) {
  const rows = desk.view.events.value.filter((event) => event.kind === "winter_scores");
  if (!rows.length) return <p>{t("ui-maria-winters-scored", { count: winters(view) })}</p>;
  const powers = Object.keys(view.pools ?? {}) as PowerId[];
  return (
    <table class="scores">
      <caption>{t("ui-maria-scores")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("ui-maria-winter")}</th>
          {powers.map((power) => (
            <th key={power} scope="col">
              {maria(desk).words.name(power)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          <Row key={number} row={row} powers={powers} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, powers }: { row: GameEvent; powers: PowerId[] }) {
  const { winter } = row.params;
  return (
    <tr class={winter === "sum" ? "sum" : ""}>
      <th scope="row">{winter === "sum" ? t("ui-maria-sum") : String(winter)}</th>
      {powers.map((power) => (
        <td key={power}>{String(row.params[power])}</td>
      ))}
    </tr>
  );
}

function winters(view: MariaView): number {
  return Array.isArray(view.winter_scores) ? view.winter_scores.length : view.winter_scores;
}
