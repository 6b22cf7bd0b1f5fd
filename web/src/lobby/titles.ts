/** What a table is called in lists. */
import type { ListedTable } from "../api/types";
import { t } from "../texts/fluent";
import { gameName } from "./words";

/** By the name that its host gave it, else by whose it is. */
export function tableTitle(table: Pick<ListedTable, "name" | "game" | "host" | "people">): string {
  if (table.name) return table.name;
  const host = table.host ? table.people[table.host] : undefined;
  return host ? t("ui-table-by", { name: host }) : gameName(table.game);
}
