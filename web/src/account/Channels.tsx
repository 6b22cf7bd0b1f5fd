/** How I want to be told that it is my move: by mail, in this browser, by a web hook. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadGames } from "../api/games";
import { call, get, post } from "../api/http";
import type { components } from "../api/schema";
import type { Person } from "../api/types";
import { Check, Field, Form, Trouble } from "../lobby/Form";
import { type Action, useAction } from "../lobby/action";
import { Section } from "../lobby/Sections";
import { lasting, HOUR, MINUTE } from "../lobby/times";
import { loadWords } from "../lobby/words";
import { Button } from "../parts/Button";
import { me } from "../session";
import { t } from "../texts/fluent";
import { CopyField } from "./CopyField";
import { Deliveries } from "./Deliveries";
import { PushChannel } from "./PushChannel";

export type Channel = components["schemas"]["ChannelModel"];
type Made = components["schemas"]["MadeChannel"];
const WAITS = [0, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];

export function Channels({ person }: { person: Person }) {
  const channels = useSignal<Channel[]>([]);
  const secret = useSignal("");
  const tests = useSignal(0);
  const action = useAction();
  const load = async () => void (channels.value = (await get<{ channels: Channel[] }>("/api/me/channels")).channels);
  const make = async (kind: string, target = "") => {
    const made = await post<Made>("/api/me/channels", { kind, target });
    secret.value = made.secret ?? "";
    await load();
  };
  useEffect(() => void action.run(() => Promise.all([load(), loadWords(), loadGames()])), []);
  return (
    <Section title={t("ui-channels")}>
      <p class="section-text">{t("ui-channels-text")}</p>
      {channels.value.length === 0 && <p class="empty">{t("ui-channels-empty")}</p>}
      <ul class="ledger">
        {channels.value.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} reload={load} tests={tests} />
        ))}
      </ul>
      {secret.value && <CopyField label={t("ui-hook-secret")} value={secret.value} />}
      <Trouble action={action} />
      <NewChannels person={person} channels={channels.value} action={action} make={make} />
      <Quiet person={person} />
      <Deliveries tests={tests} />
    </Section>
  );
}

/** Who is at the table need not be told. */
function Quiet({ person }: { person: Person }) {
  const action = useAction();
  const set = (on: boolean) => {
    me.value = { ...person, quiet_when_connected: on };
    void action.run(async () => {
      me.value = await call<Person>("PATCH", "/api/me", { quiet_when_connected: on });
    }).then((done) => done || (me.value = person));
  };
  return (
    <>
      <Check label={t("ui-quiet")} help={t("ui-quiet-text")} checked={person.quiet_when_connected} onChange={set} />
      <Trouble action={action} />
    </>
  );
}

interface NewProps {
  person: Person;
  channels: Channel[];
  action: Action;
  make(kind: string, target?: string): Promise<void>;
}

/** What can be added. */
function NewChannels({ person, channels, action, make }: NewProps) {
  const target = useSignal("");
  const hooking = useAction();
  const has = (kind: string) => channels.some((channel) => channel.kind === kind && !channel.table);
  const hook = async () => {
    await make("hook", target.value);
    target.value = "";
  };
  return (
    <>
      <div class="form-end">
        {person.mail_confirmed && !has("mail") && (
          <Button label={t("ui-channel-add-mail")} disabled={action.busy.value} onClick={() => void action.run(() => make("mail"))} />
        )}
        <PushChannel channels={channels} action={action} make={make} />
      </div>
      <details class="further">
        <summary>{t("ui-channel-add-hook")}</summary>
        <p class="section-text">{t("ui-hook-text")}</p>
        <Form action={hooking} work={hook} submit={t("ui-channel-add-hook")} label={t("ui-channel-add-hook")}>
          <Field name="target" label={t("ui-hook-address")} type="url" value={target} action={hooking} required />
        </Form>
      </details>
    </>
  );
}

function ChannelRow({ channel: told, reload, tests }: { channel: Channel; reload(): Promise<void>; tests: Signal<number> }) {
  const action = useAction();
  const path = `/api/me/channels/${told.id}`;
  const wanted = useSignal<Partial<Channel>>({});
  const channel = { ...told, ...wanted.value };
  // What was wanted is shown at once; what the server says counts.
  const change = async (body: Partial<Channel>) => {
    wanted.value = body;
    await action.run(() => call("PATCH", path, body).then(reload));
    wanted.value = {};
  };
  const test = () => void action.run(() => post(`${path}/test`).then(() => (tests.value += 1)));
  return (
    <li class="channel">
      <span class="channel-kind">
        {t(`ui-channel-${channel.kind}`)} <small>{channel.target && shortened(channel.target)}</small>
      </span>
      <Check label={t("ui-channel-on")} checked={channel.on} onChange={(on) => void change({ on })} />
      <label class="channel-wait">
        {t("ui-channel-wait")}
        <select class="field" value={channel.wait} onChange={(event) => void change({ wait: Number(event.currentTarget.value) })}>
          {[...new Set([...WAITS, channel.wait])].map((wait) => (
            <option key={wait} value={wait}>
              {wait ? lasting(wait) : t("ui-wait-none")}
            </option>
          ))}
        </select>
      </label>
      <Button kind="quiet" label={t("ui-channel-test")} disabled={action.busy.value} onClick={test} />
      <Button kind="quiet" label={t("ui-channel-delete")} disabled={action.busy.value} onClick={() => void action.run(() => call("DELETE", path).then(reload))} />
      <Trouble action={action} />
    </li>
  );
}

/** Of an address the host says enough. */
function shortened(target: string): string {
  return URL.canParse(target) ? new URL(target).host : target;
}
