/** The log: what has happened, in sentences whose names light up on the board. */
import "../styles/panels.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../parts/Button";
import type { Desk } from "../table/desk";
import { EventLine } from "../table/EventLine";
import { t } from "../texts/fluent";
import { groups, type Group } from "./log";

const PORTION = 150;

export function LogPanel({ desk }: { desk: Desk }) {
  const shown = useSignal(PORTION);
  const end = useRef<HTMLDivElement>(null);
  const { events } = desk.view;
  const since = desk.visit?.since.value ?? 0;
  const first = Math.max(0, events.value.length - shown.value);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
    desk.visit?.readEvents();
  }, [desk, events.value.length, since]);
  return (
    <div class="log">
      {first > 0 && <Button kind="quiet" label={t("ui-log-earlier", { count: first })} onClick={() => (shown.value += PORTION)} />}
      <ol>
        {groups(events.value, first, since, (event) => desk.game.logKind(event)).map((group) => (
          <Entry key={group.number} desk={desk} group={group} />
        ))}
      </ol>
      {!events.value.length && <p class="nothing">{t("ui-log-empty")}</p>}
      <div ref={end} />
    </div>
  );
}

function Entry({ desk, group }: { desk: Desk; group: Group }) {
  if (group.kind === "visit") return <li class="since">{t("ui-log-since")}</li>;
  if (group.kind === "battle") return <Battle desk={desk} group={group} />;
  const [event] = group.events;
  return event ? (
    <li class={group.kind}>
      <EventLine desk={desk} event={event} />
    </li>
  ) : null;
}

/** A battle is one entry: how it began and how it ended; the cards between them can be opened. */
function Battle({ desk, group }: { desk: Desk; group: Group }) {
  const first = group.events[0];
  const last = group.events.at(-1);
  const between = group.events.slice(1, -1);
  return (
    <li class="battle">
      {first && <EventLine desk={desk} event={first} />}
      {between.length > 0 && (
        <details>
          <summary>{t("ui-log-battle", { count: between.length })}</summary>
          {between.map((event, number) => (
            <p key={number}>
              <EventLine desk={desk} event={event} />
            </p>
          ))}
        </details>
      )}
      {last && last !== first && (
        <p class="end">
          <EventLine desk={desk} event={last} />
        </p>
      )}
    </li>
  );
}
