/** How long somebody has to answer. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { spell } from "../table/Clock";
import { t } from "../texts/fluent";

const SECOND = 1000;

export function DueClock({ due }: { due: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => (now.value = Date.now()), SECOND);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <span class="due-clock">
      <Icon name="clock" />
      {t("ui-time-left", { time: spell(due - now.value) })}
    </span>
  );
}
