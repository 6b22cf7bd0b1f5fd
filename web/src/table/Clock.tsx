/** The time that a seat has left. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Place } from "../api/types";
import { t } from "../texts/fluent";

const SECOND = 1000;

export function Clock({ place }: { place: Place }) {
  const now = useSignal(Date.now());
  const running = place.due_at !== null;
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => (now.value = Date.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [running]);
  const left = place.due_at !== null ? place.due_at - now.value : place.left;
  if (left === null) return null;
  return <span class={`clock ${running ? "running" : ""}`}>{spell(left)}</span>;
}

/** A time in the two largest units that it has. */
export function spell(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return t("ui-days-hours", { days, hours });
  if (hours) return t("ui-hours-minutes", { hours, minutes });
  return t("ui-minutes-seconds", { minutes, seconds: String(seconds % 60).padStart(2, "0") });
}
