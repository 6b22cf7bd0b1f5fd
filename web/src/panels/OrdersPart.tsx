/** Standing orders: answers that the server gives for my seat by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../parts/Button";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { act, ask } from "./act";
import { orderWords, type Order } from "./orders";

export function OrdersPart({ desk, seat }: { desk: Desk; seat: string }) {
  const orders = useSignal<Order[]>([]);
  const path = `seats/${seat}/orders`;
  const take = (told: { orders: Order[] } | null) => {
    if (told) orders.value = told.orders;
  };
  useEffect(() => void ask<{ orders: Order[] }>(desk, "GET", path).then(take), [desk, path, desk.view.question.value]);
  const decision = desk.decision.value;
  const chosen = desk.chosen.value;
  const give = () =>
    void act<{ orders: Order[] }>(desk, "PUT", `${path}/${decision?.kind}`, { move: chosen, until_changed: false }).then(take);
  return (
    <section>
      <h3>{t("ui-orders")}</h3>
      <p class="hint">{t("ui-orders-hint")}</p>
      <ul>
        {orders.value.map((order) => (
          <li key={order.kind}>
            {t("ui-order", { ...orderWords(desk.game.texts, order), term: order.until_changed ? "once" : "always" })}{" "}
            <Button
              kind="quiet"
              label={t("ui-order-end")}
              onClick={() => void act<{ orders: Order[] }>(desk, "DELETE", `${path}/${order.kind}`).then(take)}
            />
          </li>
        ))}
      </ul>
      {decision && chosen && decision.options.includes(chosen) && (
        <div class="row">
          <Button label={t("ui-order-always", { choice: desk.game.texts.option(decision, chosen) })} onClick={give} />
        </div>
      )}
    </section>
  );
}
