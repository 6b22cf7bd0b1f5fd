/** Looking back: the replay at any time; when the game is over its journal, the check of its shuffles, a rematch. */
import { useSignal } from "@preact/signals";
import type { About } from "../api/types";
import { Button } from "../parts/Button";
import { go } from "../router";
import { me } from "../session";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { act } from "./act";
import { Verify } from "./Verify";

export function EndedPart({ desk, about }: { desk: Desk; about: About }) {
  const verifying = useSignal(false);
  const seat = desk.view.seat ? `?seat=${desk.view.seat}` : "";
  const seated = Object.values(about.seats).some((place) => me.value && place.owner === me.value.id);
  const rematch = async () => {
    const made = await act<About>(desk, "POST", "rematch", {});
    if (made) go(`/tables/${made.id}`);
  };
  return (
    <section>
      <h3>{t("ui-look-back")}</h3>
      <p class="row">
        {about.status !== "open" && <a class="button" href={`/tables/${about.id}/replay${seat}`}>{t("ui-replay")}</a>}
        {about.outcome && <a class="button" href={`/api/tables/${about.id}/journal`} download={`${about.id}.jsonl`}>{t("ui-journal")}</a>}
        {about.outcome && <Button icon="seal" label={t("ui-verify")} onClick={() => (verifying.value = true)}>{t("ui-verify")}</Button>}
        {about.outcome && seated && <Button kind="strong" label={t("ui-rematch")} onClick={() => void rematch()} />}
      </p>
      {verifying.value && <Verify about={about} />}
      <p class="hint">{t("ui-seed-hash", { hash: about.seed_hash })}</p>
    </section>
  );
}
