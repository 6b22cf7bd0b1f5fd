/** Out of a mail: a new password. */
import { useSignal } from "@preact/signals";
import { post } from "../api/http";
import { Field, Form } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { Page } from "../parts/Page";
import { t } from "../texts/fluent";
import "../styles/lobby.css";

export default function Password({ params: [token = ""] }: { params: string[] }) {
  const password = useSignal("");
  const setting = useAction();
  return (
    <Page title={t("ui-new-password")}>
      {setting.done.value ? (
        <p role="status">
          {t("ui-new-password-done")} <a href="/account">{t("ui-sign-in")}</a>
        </p>
      ) : (
        <Form action={setting} work={() => post("/api/passwords", { token, password: password.value })} submit={t("ui-set-password")} strong label={t("ui-set-password")}>
          <Field name="password" label={t("ui-new-password")} type="password" value={password} action={setting} required autoComplete="new-password" />
        </Form>
      )}
    </Page>
  );
}
