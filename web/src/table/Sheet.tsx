/** A sheet that lies over the lower edge of the map; it can be folded away and comes back when it is called. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";

interface Props {
  title: string;
  class?: string;
  /** Whether it lies folded at first. */
  small?: boolean;
  onClose?(): void;
  children: ComponentChildren;
}

export function Sheet({ title, class: own = "", small = false, onClose, children }: Props) {
  const folded = useSignal(small);
  return (
    <section class={`stage-sheet ${own} ${folded.value ? "folded" : ""}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {(small || !onClose) && (
          <Button
            kind="quiet"
            icon={folded.value ? "plus" : "minus"}
            label={t(folded.value ? "ui-unfold" : "ui-fold")}
            onClick={() => (folded.value = !folded.value)}
          />
        )}
        {onClose && <Button kind="quiet" icon="close" label={t("ui-close")} onClick={onClose} />}
      </header>
      {!folded.value && <div class="sheet-body">{children}</div>}
    </section>
  );
}
