import { t } from "../texts/fluent";

/** The id of a rule: it opens the rules at its place. */
export function Clause({ id, onOpen }: { id: string; onOpen(clause: string): void }) {
  if (!id) return null;
  return (
    <button type="button" class="clause" aria-label={t("ui-open-clause", { clause: id })} onClick={() => onOpen(id)}>
      {id}
    </button>
  );
}
