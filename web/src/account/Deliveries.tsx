/** What became of telling me. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../api/http";
import { Refusal } from "../api/refusal";
import type { components } from "../api/schema";
import type { Params } from "../api/types";
import { Trouble } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { moment } from "../lobby/times";
import { Button } from "../parts/Button";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/fluent";

type Delivery = components["schemas"]["DeliveryModel"];
const PAGE = 50; // deliveries in one answer of the server
const SOON = 1500; // after a test: by then it is usually sent

export function Deliveries({ tests }: { tests: Signal<number> }) {
  const log = useSignal<Delivery[]>([]);
  const more = useSignal(false);
  const loading = useAction();
  const load = async (before?: number) => {
    const { deliveries } = await get<{ deliveries: Delivery[] }>(`/api/me/deliveries${before ? `?before=${before}` : ""}`);
    log.value = before ? [...log.peek(), ...deliveries] : deliveries;
    more.value = deliveries.length === PAGE;
  };
  useEffect(() => {
    void loading.run(load);
    const timer = tests.value ? window.setTimeout(() => void loading.run(load), SOON) : 0;
    return () => window.clearTimeout(timer);
  }, [tests.value]);
  return (
    <details class="further">
      <summary>{t("ui-deliveries")}</summary>
      {log.value.length === 0 && <p class="empty">{t("ui-deliveries-empty")}</p>}
      <ul class="ledger">
        {log.value.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {more.value && <Button label={t("ui-deliveries-older")} disabled={loading.busy.value} onClick={() => void loading.run(() => load(log.peek().at(-1)?.id))} />}
      <Trouble action={loading} />
    </details>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { error } = delivery;
  return (
    <li>
      <time dateTime={new Date(delivery.made_at).toISOString()}>{moment(delivery.made_at)}</time>
      <span>
        {t(`ui-channel-${delivery.kind}`)}: {t(`ui-delivery-${delivery.status}`)}
      </span>
      {delivery.table ? <a href={`/tables/${delivery.table}`}>{t("ui-table")}</a> : <span>{t("ui-delivery-test")}</span>}
      {error && (
        <small>
          <Sentence refusal={new Refusal("failed", error.key, error.params as Params)} />
        </small>
      )}
    </li>
  );
}
