/** The numbers of a power that all may know: its troops, its cards, its income and what changes it. */
import type { Desk } from "../../table/desk";
import { t } from "../say";
import { maria } from "../ui";
import { handSize, type MariaView, type PowerId } from "../view";

export function PowerFacts({ desk, view, power }: { desk: Desk; view: MariaView; power: PowerId }) {
  const { words, atlas } = maria(desk);
  const income = view.incomes?.[power];
  const player = view.players?.[power];
  const others = player !== undefined && player !== desk.view.seat;
  const changes = Object.entries(income?.changes ?? {});
  const cause = (id: string) => (atlas.political.has(id) ? words.political(id) : id);
  return (
    <ul class="facts">
      {others && <li>{t("ui-maria-played-by", { seat: words.name(player) })}</li>}
      <li>{t("ui-maria-total", { troops: view.totals[power] ?? 0 })}</li>
      <li>{t("ui-maria-cards", { count: handSize(view, power) })}</li>
      {income && <li>{t("ui-maria-income", { cards: income.cards })}</li>}
      {changes.map(([id, number]) => (
        <li key={id} class="change">
          {t("ui-maria-income-change", { cause: cause(id), number })}
        </li>
      ))}
    </ul>
  );
}
