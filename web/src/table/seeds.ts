/** The hash of a table's seed as this browser was first told it: so nobody can change the seed afterwards. */
import type { About } from "../api/types";
import { recall, keep } from "../keeping";

const name = (table: string) => `seed.${table}`;

/** Keep what is told when a table is seen for the first time. */
export function rememberSeed({ id, seed_hash }: Pick<About, "id" | "seed_hash">): void {
  if (recall(name(id)) === null) keep(name(id), seed_hash);
}

/** The hash as it was first told here; null if this browser kept nothing. */
export function rememberedSeed(table: string): string | null {
  return recall(name(table));
}
