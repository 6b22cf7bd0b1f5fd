/** What tables and seats are called. */
import type { About, ListedTable } from "../api/types";
import { t } from "../texts/fluent";

/** A table by the name its host gave it, else by what is played. */
export function tableName(table: About | ListedTable): string {
  return table.name || t("ui-table-of", { game: t(`game-${table.game}`) });
}
