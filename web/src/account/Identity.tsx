/** My name, my mail address, my password. */
import { useSignal } from "@preact/signals";
import { call } from "../api/http";
import type { Person } from "../api/types";
import { Field, Form, Trouble } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { Section } from "../lobby/Sections";
import { Button } from "../parts/Button";
import { go } from "../router";
import { me, signOut } from "../session";
import { t } from "../texts/fluent";
import { AccountForm } from "./AccountForm";

const change = async (body: Record<string, unknown>) => {
  me.value = await call<Person>("PATCH", "/api/me", body);
};

export function Identity({ person }: { person: Person }) {
  return (
    <Section title={t("ui-who-i-am")}>
      <Name person={person} />
      {!person.guest && <Mail person={person} />}
      {!person.guest && <Password />}
      <SignOut person={person} />
    </Section>
  );
}

/** A guest is told what an account gives him. */
export function BecomeMember() {
  return (
    <Section title={t("ui-keep-account")}>
      <p class="section-text">{t("ui-keep-account-text")}</p>
      <AccountForm />
    </Section>
  );
}

function Name({ person }: { person: Person }) {
  const name = useSignal(person.name);
  const changing = useAction();
  return (
    <Form action={changing} work={() => change({ name: name.value })} submit={t("ui-change-name")} label={t("ui-change-name")} beside={<Done done={changing.done.value} />}>
      <Field name="name" label={t("ui-name")} value={name} action={changing} required maxLength={40} autoComplete="username" />
    </Form>
  );
}

function Mail({ person }: { person: Person }) {
  const mail = useSignal(person.mail ?? "");
  const changing = useAction();
  const state = person.mail ? t(person.mail_confirmed ? "ui-mail-confirmed" : "ui-mail-unconfirmed") : t("ui-mail-help");
  return (
    <Form action={changing} work={() => change({ mail: mail.value.trim() })} submit={t("ui-change-mail")} label={t("ui-change-mail")} beside={<Done done={changing.done.value} />}>
      <Field name="mail" label={t("ui-mail")} type="email" value={mail} action={changing} autoComplete="email" help={state} />
    </Form>
  );
}

function Password() {
  const [old, fresh] = [useSignal(""), useSignal("")];
  const changing = useAction();
  const set = async () => {
    await call("PUT", "/api/me/password", { old: old.value, new: fresh.value });
    old.value = fresh.value = "";
  };
  return (
    <details class="further">
      <summary>{t("ui-change-password")}</summary>
      <p class="section-text">{t("ui-change-password-text")}</p>
      <Form action={changing} work={set} submit={t("ui-change-password")} label={t("ui-change-password")} beside={<Done done={changing.done.value} />}>
        <Field name="old" label={t("ui-old-password")} type="password" value={old} action={changing} required autoComplete="current-password" />
        <Field name="new" label={t("ui-new-password")} type="password" value={fresh} action={changing} required autoComplete="new-password" />
      </Form>
    </details>
  );
}

/** Who signs out as a guest does not come back: he is asked twice. */
function SignOut({ person }: { person: Person }) {
  const [leaving, sure] = [useAction(), useSignal(false)];
  const leave = async () => {
    await signOut();
    go("/");
  };
  if (person.guest && !sure.value) return <Button label={t("ui-sign-out")} onClick={() => (sure.value = true)} />;
  return (
    <>
      {person.guest && <p role="status">{t("ui-sign-out-guest")}</p>}
      <Button label={t(person.guest ? "ui-sign-out-sure" : "ui-sign-out")} disabled={leaving.busy.value} onClick={() => void leaving.run(leave)} />
      <Trouble action={leaving} />
    </>
  );
}

export function Done({ done }: { done: boolean }) {
  return (
    <span class="done" role="status">
      {done && t("ui-done")}
    </span>
  );
}
