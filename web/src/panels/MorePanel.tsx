/** Everything about the table that is not the game: requests, seats, links, orders, the end, how this screen behaves. */
import "../styles/panels.css";
import { Button } from "../parts/Button";
import { atOnce, motion } from "../prefs";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { EndedPart } from "./EndedPart";
import { LinksPart } from "./LinksPart";
import { OrdersPart } from "./OrdersPart";
import { RequestsPart } from "./RequestsPart";
import { SeatPart } from "./SeatPart";

export function MorePanel({ desk }: { desk: Desk }) {
  const about = desk.view.about.value;
  if (!about) return null;
  return (
    <div class="more">
      {about.frozen && <p class="trouble">{t("ui-frozen")}</p>}
      <EndedPart desk={desk} about={about} />
      {about.status === "running" && <RequestsPart desk={desk} about={about} />}
      <SeatPart desk={desk} about={about} />
      {about.status === "running" && desk.view.seat && <OrdersPart desk={desk} seat={desk.view.seat} />}
      <LinksPart desk={desk} about={about} />
      <Screen />
      <Keys desk={desk} />
    </div>
  );
}

function Screen() {
  return (
    <section>
      <h3>{t("ui-screen")}</h3>
      <label class="check">
        <input type="checkbox" checked={atOnce.value} onChange={() => (atOnce.value = !atOnce.value)} />
        {t("ui-at-once")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={motion.value === "none"}
          onChange={() => (motion.value = motion.value === "none" ? "auto" : "none")}
        />
        {t("ui-no-motion")}
      </label>
    </section>
  );
}

function Keys({ desk }: { desk: Desk }) {
  const keys: [string, string][] = [
    ["N / P", t("ui-key-next")],
    ["1 – 9", t("ui-key-choice")],
    ["Enter", t("ui-key-confirm")],
    ["Esc", t("ui-key-cancel")],
    ["U", t("ui-undo")],
    ["/", t("ui-key-list")],
    ["+ / − / 0", t("ui-zoom")],
    ...desk.game.panels.map(({ key, label }): [string, string] => [key.toUpperCase(), desk.game.texts.say(label)]),
    ["L / T / R / B / G", t("ui-drawers")],
    ...desk.game.overlays.map(({ key, label }): [string, string] => [`⇧ ${key}`, desk.game.texts.say(label)]),
  ];
  return (
    <section>
      <h3>{t("ui-keys")}</h3>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A button that wants to be pressed twice: what it does cannot be taken back. */
export function Twice({ label, sure, armed, onDone }: { label: string; sure: string; armed: { value: boolean }; onDone(): void }) {
  const press = () => {
    if (armed.value) onDone();
    armed.value = !armed.value;
  };
  return <Button label={armed.value ? sure : label} kind={armed.value ? "strong" : "plain"} onClick={press} />;
}
