/** For who is not known here: sign in, keep an account, or get a new password. */
import { useSignal } from "@preact/signals";
import { post } from "../api/http";
import { Field, Form } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { Section } from "../lobby/Sections";
import { go } from "../router";
import { signIn } from "../session";
import { t } from "../texts/fluent";
import { AccountForm } from "./AccountForm";

export function Entrance() {
  return (
    <>
      <p class="section-text">{t("ui-entrance-text")}</p>
      <div class="two-columns">
        <SignIn />
        <Section title={t("ui-new-account")}>
          <p class="section-text">{t("ui-new-account-text")}</p>
          <AccountForm />
        </Section>
      </div>
    </>
  );
}

function SignIn() {
  const [name, password] = [useSignal(""), useSignal("")];
  const entering = useAction();
  const enter = async () => {
    await signIn(name.value, password.value);
    go("/");
  };
  return (
    <Section title={t("ui-sign-in")}>
      <Form action={entering} work={enter} submit={t("ui-sign-in")} strong label={t("ui-sign-in")}>
        <Field name="name" label={t("ui-name")} value={name} action={entering} required autoComplete="username" />
        <Field name="password" label={t("ui-password")} type="password" value={password} action={entering} required autoComplete="current-password" />
      </Form>
      <details class="further">
        <summary>{t("ui-forgotten")}</summary>
        <Forgotten />
      </details>
    </Section>
  );
}

function Forgotten() {
  const name = useSignal("");
  const asking = useAction();
  return (
    <>
      <p class="section-text">{t("ui-forgotten-text")}</p>
      <Form action={asking} work={() => post("/api/passwords/forgotten", { name: name.value })} submit={t("ui-forgotten-send")} label={t("ui-forgotten")}>
        <Field name="name" label={t("ui-name")} value={name} action={asking} required autoComplete="username" />
      </Form>
      <p role="status">{asking.done.value && t("ui-forgotten-sent")}</p>
    </>
  );
}
