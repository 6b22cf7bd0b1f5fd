/** A text to be taken elsewhere: a link, a key. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Button } from "../parts/Button";
import { t } from "../texts/fluent";

export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    copied.value = true;
  };
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      <div class="copy">
        <input class="field" id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        {"clipboard" in navigator && <Button label={t("ui-copy")} onClick={() => void copy()} />}
      </div>
      <small role="status">{copied.value && t("ui-copied")}</small>
    </div>
  );
}
