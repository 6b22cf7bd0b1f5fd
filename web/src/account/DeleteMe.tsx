/** The way out: in two steps, for it cannot be undone. */
import { useSignal } from "@preact/signals";
import { call, keepCsrf } from "../api/http";
import { Trouble } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { Section } from "../lobby/Sections";
import { Button } from "../parts/Button";
import { go } from "../router";
import { me } from "../session";
import { t } from "../texts/fluent";

export function DeleteMe() {
  const [deleting, sure] = [useAction(), useSignal(false)];
  const remove = async () => {
    await call("DELETE", "/api/me");
    keepCsrf(null);
    me.value = null;
    go("/");
  };
  return (
    <Section title={t("ui-delete-me")}>
      <p class="section-text">{t("ui-delete-me-text")}</p>
      {sure.value ? (
        <div class="form-end">
          <Button label={t("ui-delete-me-not")} onClick={() => (sure.value = false)} />
          <Button class="danger" label={t("ui-delete-me-sure")} disabled={deleting.busy.value} onClick={() => void deleting.run(remove)} />
        </div>
      ) : (
        <Button class="danger" label={t("ui-delete-me-first")} onClick={() => (sure.value = true)} />
      )}
      <Trouble action={deleting} />
    </Section>
  );
}
