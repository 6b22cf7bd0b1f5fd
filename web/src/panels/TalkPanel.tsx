/** What people say to each other: to the whole table, or in private where the game allows it. */
import "../styles/panels.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Message } from "../api/types";
import { Button } from "../parts/Button";
import type { Desk } from "../table/desk";
import { me } from "../session";
import { t } from "../texts/fluent";

export function TalkPanel({ desk }: { desk: Desk }) {
  const messages = desk.view.messages.value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
    desk.visit?.readMessages();
  }, [desk, messages.length]);
  return (
    <div class="talk">
      <ol>
        {messages.map((message) => (
          <Said key={message.id} desk={desk} message={message} />
        ))}
      </ol>
      {!messages.length && <p class="nothing">{t("ui-talk-empty")}</p>}
      <div ref={end} />
      {me.value && <Speak desk={desk} />}
    </div>
  );
}

function Said({ desk, message }: { desk: Desk; message: Message }) {
  const { texts } = desk.game;
  const seat = message.seat ? texts.name(message.seat) : t("ui-onlooker");
  const to = message.to?.map((other) => texts.name(other)).join(", ");
  return (
    <li class={message.to ? "private" : ""}>
      <header>
        <strong dir="auto">{message.name}</strong> <span class="as">{seat}</span>
        {to && <span class="to">{t("ui-talk-to", { to })}</span>}
        <time dateTime={new Date(message.at).toISOString()}>{new Date(message.at).toLocaleString()}</time>
      </header>
      <p dir="auto">{message.text}</p>
    </li>
  );
}

function Speak({ desk }: { desk: Desk }) {
  const text = useSignal("");
  const to = useSignal<string[]>([]);
  const sending = useSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.value.trim() || sending.value) return;
    sending.value = true;
    try {
      await desk.view.say(text.value, to.value.length ? to.value : null);
      text.value = "";
    } catch (error) {
      desk.fail(error);
    } finally {
      sending.value = false;
    }
  };
  return (
    <form class="speak" onSubmit={send}>
      {desk.game.privateTalk && desk.view.seat !== null && <Audience desk={desk} to={to} />}
      <label>
        <span class="visually-hidden">{t("ui-talk-text")}</span>
        <textarea
          class="field"
          rows={2}
          maxLength={2000}
          placeholder={t("ui-talk-text")}
          value={text.value}
          onKeyDown={sendByEnter}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <Button submit kind="strong" label={t("ui-talk-send")} disabled={sending.value} onClick={() => undefined} />
    </form>
  );
}

/** Enter sends, with Shift it begins a new line. Who is still composing a sign means neither. */
function sendByEnter(event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }): void {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

/** Who hears it: nobody marked means all. */
function Audience({ desk, to }: { desk: Desk; to: { value: string[] } }) {
  const others = Object.keys(desk.view.about.value?.seats ?? {}).filter((seat) => seat !== desk.view.seat);
  const toggle = (seat: string) =>
    (to.value = to.value.includes(seat) ? to.value.filter((other) => other !== seat) : [...to.value, seat]);
  return (
    <fieldset class="audience">
      <legend>{t("ui-talk-audience")}</legend>
      {others.map((seat) => (
        <label key={seat}>
          <input type="checkbox" checked={to.value.includes(seat)} onChange={() => toggle(seat)} />
          {desk.game.texts.name(seat)}
        </label>
      ))}
    </fieldset>
  );
}
