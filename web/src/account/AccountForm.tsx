/** Name and password: an account. A guest keeps his seats with it. */
import { useSignal } from "@preact/signals";
import { Field, Form } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { makeAccount, me } from "../session";
import { t } from "../texts/fluent";

export function AccountForm() {
  const name = useSignal(me.peek()?.name ?? "");
  const [password, mail] = [useSignal(""), useSignal("")];
  const making = useAction();
  const make = () => makeAccount(name.value, password.value, mail.value.trim());
  return (
    <Form action={making} work={make} submit={t("ui-make-account")} label={t("ui-new-account")}>
      <Field name="name" label={t("ui-name")} value={name} action={making} required maxLength={40} autoComplete="username" />
      <Field name="password" label={t("ui-password")} type="password" value={password} action={making} required autoComplete="new-password" />
      <Field name="mail" label={t("ui-mail-if-any")} type="email" value={mail} action={making} autoComplete="email" help={t("ui-mail-help")} />
    </Form>
  );
}
