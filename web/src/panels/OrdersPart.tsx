/** Standing orders: answers that the server gives for my seat by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../parts/Button";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { act } from "./act";

interface Order {
  kind: string;
  move: string;
  until_changed: boolean;
}

export function OrdersPart({ desk, seat }: { desk: Desk; seat: string }) {
  const orders = useSignal<Order[]>([]);
  const path = `seats/${seat}/orders`;
  const take = (told: { orders: Order[] } | null) => {
    if (told) orders.value = told.orders;
  };
  useEffect(() => void act<{ orders: Order[] }>(desk, "GET", path).then(take), [seat, desk.view.question.value]);
  const decision = desk.decision.value;
  const chosen = desk.chosen.value;
  const give = (until_changed: boolean) =>
    void act<{ orders: Order[] }>(desk, "PUT", `${path}/${decision?.kind}`, { move: chosen, until_changed }).then(take);
  return (
    <section>
      <h3>{t("ui-orders")}</h3>
      <p class="hint">{t("ui-orders-hint")}</p>
      <ul>
        {orders.value.map((order) => (
          <li key={order.kind}>
            {t("ui-order", { kind: order.kind, move: order.move, term: order.until_changed ? "once" : "always" })}{" "}
            <Button
              kind="quiet"
              label={t("ui-order-end")}
              onClick={() => void act<{ orders: Order[] }>(desk, "DELETE", `${path}/${order.kind}`).then(take)}
            />
          </li>
        ))}
      </ul>
      {decision && chosen && (
        <div class="row">
          <Button label={t("ui-order-always", { choice: desk.game.texts.option(decision, chosen) })} onClick={() => give(false)} />
        </div>
      )}
    </section>
  );
}
