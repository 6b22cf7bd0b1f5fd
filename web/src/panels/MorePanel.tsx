/** Everything about the table that is not the game: requests, seats, links, orders, the end, how this screen behaves. */
import "../styles/panels.css";
import type { About } from "../api/types";
import { atOnce, motion, notices } from "../prefs";
import { LanguageChoice } from "../parts/LanguageChoice";
import { canNotify, wantNotices } from "../table/call";
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
      <EndedPart desk={desk} about={about} />
      {desk.view.live && <Affairs desk={desk} about={about} />}
      <Screen />
      <Keys desk={desk} />
    </div>
  );
}

/** What can be done at a table that goes on. */
function Affairs({ desk, about }: { desk: Desk; about: About }) {
  const { seat, plays } = desk.view;
  return (
    <>
      {about.status === "running" && <RequestsPart desk={desk} about={about} />}
      <SeatPart desk={desk} about={about} />
      {about.status === "running" && plays && seat && <OrdersPart desk={desk} seat={seat} />}
      <LinksPart desk={desk} about={about} />
    </>
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
      {canNotify() && (
        <label class="check">
          <input type="checkbox" checked={notices.value} onChange={(event) => void wantNotices(event.currentTarget.checked)} />
          {t("ui-notices")}
        </label>
      )}
      <LanguageChoice />
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
