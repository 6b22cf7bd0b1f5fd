/** Looking back: the replay at any time, and when the game is over the check of its shuffles. */
import { useSignal } from "@preact/signals";
import type { About } from "../api/types";
import { Button } from "../parts/Button";
import type { Desk } from "../table/desk";
import { JournalLink } from "../table/Over";
import { t } from "../texts/fluent";
import { Verify } from "./Verify";

export function EndedPart({ desk, about }: { desk: Desk; about: About }) {
  const verifying = useSignal(false);
  const { live, seat } = desk.view;
  return (
    <section>
      <h3>{t("ui-look-back")}</h3>
      <p class="row">
        {live && about.status === "running" && (
          <a class="button" href={`/tables/${about.id}/replay${seat ? `?seat=${seat}` : ""}`}>
            {t("ui-replay")}
          </a>
        )}
        {!live && about.outcome && <JournalLink about={about} />}
        {about.moves !== null && (
          <Button icon="seal" label={t("ui-verify")} onClick={() => (verifying.value = true)}>
            {t("ui-verify")}
          </Button>
        )}
      </p>
      {verifying.value && <Verify about={about} />}
      <p class="hint">{t("ui-seed-hash", { hash: about.seed_hash })}</p>
    </section>
  );
}
