/** A game that is over: look at it again, take it home, play it once more. */
import { useSignal } from "@preact/signals";
import type { About } from "../api/types";
import { act } from "../panels/act";
import { Button } from "../parts/Button";
import { go } from "../router";
import { me } from "../session";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";

export function Over({ desk, about }: { desk: Desk; about: About }) {
  const seat = desk.view.seat ? `?seat=${desk.view.seat}` : "";
  const seated = Object.values(about.seats).some((place) => me.value && place.owner === me.value.id);
  return (
    <div class="choices over">
      <a class="button" href={`/tables/${about.id}/replay${seat}`}>
        {t("ui-replay")}
      </a>
      <JournalLink about={about} />
      {seated && <Rematch desk={desk} />}
    </div>
  );
}

export function JournalLink({ about }: { about: About }) {
  return (
    <a class="button" href={`/api/tables/${about.id}/journal`} download={`${about.id}.jsonl`}>
      {t("ui-journal")}
    </a>
  );
}

function Rematch({ desk }: { desk: Desk }) {
  const making = useSignal(false);
  const make = async () => {
    making.value = true;
    const made = await act<About>(desk, "POST", "rematch", {});
    making.value = false;
    if (made) go(`/tables/${made.id}`);
  };
  return <Button kind="strong" label={t("ui-rematch")} disabled={making.value} onClick={() => void make()} />;
}
