/** Links that I can give away: to my seat, to look over my shoulder, to watch. */
import { useSignal } from "@preact/signals";
import type { About } from "../api/types";
import { Button } from "../parts/Button";
import { me } from "../session";
import type { Desk } from "../table/desk";
import { t } from "../texts/fluent";
import { act } from "./act";

interface Link {
  token: string;
  role: string;
}

export function LinksPart({ desk, about }: { desk: Desk; about: About }) {
  const made = useSignal<Link | null>(null);
  if (!me.value) return null;
  const { seat, plays } = desk.view;
  const roles = [...(plays ? ["player", "device", "confidant"] : []), "spectator"];
  const make = async (role: string) => {
    const body = role === "spectator" ? { role } : { role, seat };
    made.value = await act<Link>(desk, "POST", "links", body);
  };
  return (
    <section>
      <h3>{t("ui-links")}</h3>
      {about.status !== "ended" && (
        <div class="row">
          {roles.map((role) => (
            <Button key={role} icon="link" label={t(`ui-link-${role}`)} onClick={() => void make(role)}>
              {t(`ui-link-${role}`)}
            </Button>
          ))}
        </div>
      )}
      {made.value && (
        <label>
          {t(`ui-link-made-${made.value.role}`)}
          <input
            class="field"
            readOnly
            value={`${location.origin}/join/${made.value.token}`}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </section>
  );
}
