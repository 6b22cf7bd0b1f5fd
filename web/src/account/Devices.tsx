/** Where I am signed in, and how I get onto another device. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { call, get, post } from "../api/http";
import { Refusal } from "../api/refusal";
import type { components } from "../api/schema";
import type { ListedTable, Person } from "../api/types";
import { Trouble } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { Section } from "../lobby/Sections";
import { ago } from "../lobby/times";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";
import { CopyField } from "./CopyField";

type Session = components["schemas"]["SessionModel"];

export function Devices({ person }: { person: Person }) {
  const sessions = useSignal<Session[]>([]);
  const action = useAction();
  const load = async () => void (sessions.value = await get<Session[]>("/api/me/sessions"));
  const endOthers = async () => {
    await call("DELETE", "/api/me/sessions");
    await load();
  };
  useEffect(() => void action.run(load), []);
  return (
    <Section title={t("ui-devices")}>
      <ul class="ledger">
        {sessions.value.map((session) => (
          <li key={session.made_at}>
            <span>{t("ui-session", { made: ago(session.made_at), seen: ago(session.seen_at) })}</span>
            {session.current && <strong>{t("ui-session-here")}</strong>}
          </li>
        ))}
      </ul>
      {sessions.value.length > 1 && (
        <Button label={t("ui-end-sessions")} disabled={action.busy.value} onClick={() => void action.run(endOthers)} />
      )}
      <Trouble action={action} />
      {person.guest ? <DeviceLink person={person} /> : <p class="section-text">{t("ui-device-account")}</p>}
    </Section>
  );
}

/** A guest has no password: he takes himself along by a link. It needs a seat, because a link belongs to one. */
function DeviceLink({ person }: { person: Person }) {
  const address = useSignal("");
  const making = useAction();
  const make = async () => {
    const [table, seat] = await mySeat(person.id);
    const { token } = await post<{ token: string }>(`/api/tables/${table}/links`, { role: "device", seat });
    address.value = `${location.origin}/join/${token}`;
  };
  return (
    <>
      <p class="section-text">{t("ui-device-link-text")}</p>
      {address.value ? (
        <CopyField label={t("ui-device-link")} value={address.value} />
      ) : (
        <Button label={t("ui-device-link-make")} disabled={making.busy.value} onClick={() => void making.run(make)} />
      )}
      <Trouble action={making} />
    </>
  );
}

async function mySeat(person: string): Promise<[string, string]> {
  const { tables } = await get<{ tables: ListedTable[] }>("/api/tables?mine=true");
  for (const table of tables) {
    const seat = Object.keys(table.seats).find((name) => table.seats[name]?.player === person);
    if (seat) return [table.id, seat];
  }
  throw new Refusal("conflict", "no_seat_yet");
}
