/** Slider, steps, speed, whose eyes, and what can be done from here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "../api/http";
import { Refusal } from "../api/refusal";
import type { About } from "../api/types";
import { Button } from "../parts/Button";
import { Pieces } from "../parts/Pieces";
import { Sentence } from "../parts/Sentence";
import { go } from "../router";
import { me } from "../session";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import type { Replay } from "./moment";

const SPEEDS = [2400, 1200, 600, 250]; // milliseconds for a moment
const LEAP = 10;

export function Controls({ replay, desk }: { replay: Replay; desk: Desk }) {
  const running = useSignal(false);
  const speed = useSignal(1);
  const trouble = useSignal<Refusal | null>(null);
  const show = (number: number) => void replay.show(number).catch((error: Refusal) => (trouble.value = error));
  useStepKeys(replay, show, running);
  useRunning(replay, show, running, SPEEDS[speed.value] ?? 1200);
  return (
    <section class="replay-controls" aria-label={t("ui-replay")}>
      <Happened replay={replay} desk={desk} />
      <div class="slider-row">
        <Button icon="back" label={t("ui-step-back")} shortcut="ArrowLeft" onClick={() => show(replay.at.value - 1)} />
        <Button
          icon={running.value ? "pause" : "play"}
          label={t(running.value ? "ui-replay-pause" : "ui-replay-play")}
          shortcut="Space"
          onClick={() => (running.value = !running.value)}
        />
        <Button icon="next" label={t("ui-step-on")} shortcut="ArrowRight" onClick={() => show(replay.at.value + 1)} />
        <input
          type="range"
          min={0}
          max={Math.max(0, replay.count.value - 1)}
          value={replay.at.value}
          aria-label={t("ui-moment")}
          aria-valuetext={t("ui-moment-of", { number: replay.at.value + 1, count: replay.count.value })}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <output>{t("ui-moment-of", { number: replay.at.value + 1, count: replay.count.value })}</output>
      </div>
      <div class="row">
        <label>
          {t("ui-speed")}{" "}
          <select class="field" value={speed.value} onChange={(event) => (speed.value = Number(event.currentTarget.value))}>
            {SPEEDS.map((_, number) => (
              <option key={number} value={number}>
                {t(`ui-speed-${number}`)}
              </option>
            ))}
          </select>
        </label>
        <Eyes replay={replay} desk={desk} />
        {me.value && <TryIt replay={replay} trouble={trouble} />}
      </div>
      {trouble.value && (
        <p class="trouble" role="alert">
          <Sentence refusal={trouble.value} />
        </p>
      )}
    </section>
  );
}

function Happened({ replay, desk }: { replay: Replay; desk: Desk }) {
  const people = replay.about.value?.people ?? {};
  const now = replay.frameEvents.value;
  return (
    <p class="happened" aria-live="polite">
      {now.map((event, number) => (
        <span key={number}>
          <Pieces pieces={desk.game.texts.event(event, people)} onName={({ spot }) => spot && desk.seek(spot)} />{" "}
        </span>
      ))}
    </p>
  );
}

/** Through whose eyes: when the game is over through all, before that through my own. */
function Eyes({ replay, desk }: { replay: Replay; desk: Desk }) {
  const about = replay.about.value;
  if (!about) return null;
  const own = Object.keys(about.seats).filter((seat) => about.outcome || about.seats[seat]?.player === me.value?.id);
  const look = (seat: string) => {
    const query = new URLSearchParams({ move: "0", ...(seat ? { seat } : {}) });
    go(`/tables/${about.id}/replay?${query}`);
  };
  return (
    <label>
      {t("ui-perspective")}{" "}
      <select class="field" value={replay.seat ?? ""} onChange={(event) => look(event.currentTarget.value)}>
        <option value="">{t("ui-onlooker")}</option>
        {own.map((seat) => (
          <option key={seat} value={seat}>
            {desk.game.texts.name(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A private sandbox that begins here: what these eyes did not know is dealt anew. */
function TryIt({ replay, trouble }: { replay: Replay; trouble: { value: Refusal | null } }) {
  const open = async () => {
    try {
      const made = await post<About>(`/api/tables/${replay.table}/sandbox`, { seat: replay.seat, moment: replay.at.value });
      go(`/tables/${made.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      trouble.value = error;
    }
  };
  return <Button label={t("ui-try-it")} disabled={!replay.position.value} onClick={() => void open()} />;
}

function useStepKeys(replay: Replay, show: (number: number) => void, running: { value: boolean }): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(event.target.tagName)) return;
      if (event.target instanceof SVGElement && event.key.startsWith("Arrow")) return; // the arrows move the board
      const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -LEAP, PageDown: LEAP, Home: -Infinity, End: Infinity };
      const step = steps[event.key];
      if (event.key === " ") running.value = !running.value;
      else if (step !== undefined) show(Math.max(0, Math.min(replay.count.value - 1, replay.at.value + step)));
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [replay]);
}

function useRunning(replay: Replay, show: (number: number) => void, running: { value: boolean }, pause: number): void {
  useEffect(() => {
    if (!running.value) return;
    const timer = window.setInterval(() => {
      if (replay.at.value + 1 >= replay.count.value) running.value = false;
      else if (!replay.loading.value) show(replay.at.value + 1);
    }, pause);
    return () => window.clearInterval(timer);
  }, [replay, running.value, pause]);
}
