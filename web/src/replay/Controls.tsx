/** Slider, steps, speed, whose eyes, and what can be done from here. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { About } from "../api/types";
import { act } from "../panels/act";
import { Button } from "../parts/Button";
import { Pieces } from "../parts/Pieces";
import { Sentence } from "../parts/Sentence";
import { go } from "../router";
import { me } from "../session";
import type { Desk } from "../table/desk";
import { EventLine } from "../table/EventLine";
import { t } from "../texts/fluent";
import type { Replay } from "./moment";

const SPEEDS = [2400, 1200, 600, 250]; // milliseconds for a moment
const LEAP = 10;

export function Controls({ replay, desk }: { replay: Replay; desk: Desk }) {
  const running = useSignal(false);
  const speed = useSignal(1);
  const show = async (number: number) => {
    try {
      await replay.show(number);
      desk.trouble.value = null;
    } catch (error) {
      running.value = false;
      desk.fail(error);
    }
  };
  useStepKeys(replay, show, running);
  useRunning(replay, show, running, SPEEDS[speed.value] ?? 1200);
  return (
    <section class="replay-controls" aria-label={t("ui-replay")}>
      <Happened replay={replay} desk={desk} />
      <Slider replay={replay} show={show} running={running} />
      <div class="row">
        <Speed speed={speed} />
        <Eyes replay={replay} desk={desk} />
        {me.value && <TryIt replay={replay} desk={desk} />}
      </div>
      {desk.trouble.value && (
        <p class="trouble" role="alert">
          <Sentence refusal={desk.trouble.value} texts={desk.game.texts} />
        </p>
      )}
    </section>
  );
}

type Show = (number: number) => Promise<void>;
interface Kept<T> {
  value: T;
}

/** Time runs from left to right, whatever the language, as everywhere where something is played. */
function Slider({ replay, show, running }: { replay: Replay; show: Show; running: Kept<boolean> }) {
  const at = replay.at.value;
  const place = t("ui-moment-of", { number: at + 1, count: replay.count.value });
  return (
    <div class="slider-row" dir="ltr">
      <Button icon="back" label={t("ui-step-back")} shortcut="ArrowLeft" onClick={() => void show(at - 1)} />
      <Button
        icon={running.value ? "pause" : "play"}
        label={t(running.value ? "ui-replay-pause" : "ui-replay-play")}
        shortcut="Space"
        onClick={() => (running.value = !running.value)}
      />
      <Button icon="next" label={t("ui-step-on")} shortcut="ArrowRight" onClick={() => void show(at + 1)} />
      <input
        type="range"
        min={0}
        max={Math.max(0, replay.count.value - 1)}
        value={at}
        aria-label={t("ui-moment")}
        aria-valuetext={place}
        onInput={(event) => void show(Number(event.currentTarget.value))}
      />
      <output>{place}</output>
    </div>
  );
}

function Speed({ speed }: { speed: Kept<number> }) {
  return (
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
  );
}

function Happened({ replay, desk }: { replay: Replay; desk: Desk }) {
  return (
    <div class="happened" aria-live="polite">
      <p>
        {replay.frameEvents.value.map((event, number) => (
          <span key={number}>
            <EventLine desk={desk} event={event} />{" "}
          </span>
        ))}
      </p>
      <Why replay={replay} desk={desk} />
    </div>
  );
}

/** What the bot thought that made the move. */
function Why({ replay, desk }: { replay: Replay; desk: Desk }) {
  const thought = replay.thought.value;
  const pieces = thought ? desk.game.texts.thought(thought) : [];
  if (!thought || !pieces.length) return null;
  return (
    <p class="why">
      {t("ui-replay-why", { seat: desk.game.texts.name(thought.seat) })}{" "}
      <Pieces pieces={pieces} onName={({ spot }) => spot && desk.seek(spot)} />
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
function TryIt({ replay, desk }: { replay: Replay; desk: Desk }) {
  const making = useSignal(false);
  const open = async () => {
    making.value = true;
    const made = await act<About>(desk, "POST", "sandbox", { seat: replay.seat, moment: replay.at.value });
    making.value = false;
    if (made) go(`/tables/${made.id}`);
  };
  return <Button label={t("ui-try-it")} disabled={!replay.position.value || making.value} onClick={() => void open()} />;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -LEAP, PageDown: LEAP, Home: -Infinity, End: Infinity };

function useStepKeys(replay: Replay, show: Show, running: Kept<boolean>): void {
  // With the first picture, not after it: whoever sees the slider can step.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(event.target.tagName)) return;
      if (event.target instanceof SVGElement && event.key.startsWith("Arrow")) return; // the arrows move the board
      const step = STEPS[event.key];
      if (event.key === " ") running.value = !running.value;
      else if (step !== undefined) void show(Math.max(0, Math.min(replay.count.value - 1, replay.at.value + step)));
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [replay]);
}

function useRunning(replay: Replay, show: Show, running: Kept<boolean>, pause: number): void {
  useEffect(() => {
    if (!running.value) return;
    const timer = window.setInterval(() => {
      if (replay.at.value + 1 >= replay.count.value) running.value = false;
      else if (!replay.loading.value) void show(replay.at.value + 1);
    }, pause);
    return () => window.clearInterval(timer);
  }, [replay, running.value, pause]);
}
