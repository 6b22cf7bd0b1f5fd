/** A track of the board: its fields in a row, and the marker on one of them. */
import { t } from "../say";

interface Props {
  label: string;
  value: number;
  /** The number of the last field. */
  last: number;
  /** How far the next step would lead, shown lighter. */
  next?: number;
}

export function Track({ label, value, last, next = value }: Props) {
  const fields = Array.from({ length: last + 1 }, (_, number) => number);
  return (
    <span class="track" role="img" aria-label={t("ui-ar-track", { label, value, last })}>
      {fields.map((number) => (
        <span key={number} class={fieldClass(number, Math.min(value, last), Math.min(next, last))}>
          {number % 5 === 0 && number !== value ? number : ""}
        </span>
      ))}
    </span>
  );
}

function fieldClass(number: number, value: number, next: number): string {
  if (number === value) return "here";
  return number < value ? "past" : number <= next ? "next" : "";
}
