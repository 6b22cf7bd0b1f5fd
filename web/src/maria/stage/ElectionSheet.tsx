/** The Imperial Election while it is held. */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { t } from "../say";
import { College } from "../panels/College";
import { stageOf, viewOf } from "../view";

export function ElectionSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view || !stageOf(view, "Election")) return null;
  return (
    <Sheet title={t("ui-maria-election")} class="election">
      <College desk={desk} />
    </Sheet>
  );
}
