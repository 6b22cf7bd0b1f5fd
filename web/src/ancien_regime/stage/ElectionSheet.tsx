/** The Emperor Election while it is held (C8). */
import type { Desk } from "../../table/desk";
import { Sheet } from "../../table/Sheet";
import { College } from "../panels/College";
import { t } from "../say";
import { stageOf, viewOf } from "../view";

export function ElectionSheet({ desk }: { desk: Desk }) {
  const view = viewOf(desk);
  if (!view || !stageOf(view, "Election")) return null;
  return (
    <Sheet title={t("ui-ar-election")} class="election-board">
      <College desk={desk} view={view} />
    </Sheet>
  );
}
