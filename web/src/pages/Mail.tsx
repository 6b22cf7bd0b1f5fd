/** Out of a mail: an address is confirmed. Not before a click, for some mail programs open every link by themselves. */
import { post } from "../api/http";
import { Trouble } from "../lobby/Form";
import { useAction } from "../lobby/action";
import { Button } from "../parts/Button";
import { Page } from "../parts/Page";
import { me, whoAmI } from "../session";
import { t } from "../texts/fluent";
import "../styles/lobby.css";

export default function Mail({ params: [token = ""] }: { params: string[] }) {
  const confirming = useAction();
  const confirm = async () => {
    await post("/api/me/mail", { token });
    if (me.peek()) await whoAmI();
  };
  return (
    <Page title={t("ui-mail-confirm")}>
      {confirming.done.value ? (
        <p role="status">
          {t("ui-mail-confirm-done")} <a href="/account">{t("ui-to-account")}</a>
        </p>
      ) : (
        <>
          <p>{t("ui-mail-confirm-text")}</p>
          <Button kind="strong" label={t("ui-confirm")} disabled={confirming.busy.value} onClick={() => void confirming.run(confirm)} />
          <Trouble action={confirming} />
        </>
      )}
    </Page>
  );
}
