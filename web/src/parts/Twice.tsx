/** A button that wants to be pressed twice: what it does cannot be taken back. */
import { useSignal } from "@preact/signals";
import { Button } from "./Button";

export function Twice({ label, sure, onDone }: { label: string; sure: string; onDone(): void }) {
  const armed = useSignal(false);
  const press = () => {
    if (armed.value) onDone();
    armed.value = !armed.value;
  };
  return (
    <span onFocusOut={() => (armed.value = false)}>
      <Button label={armed.value ? sure : label} kind={armed.value ? "strong" : "plain"} onClick={press} />
    </span>
  );
}
