/** A thing on the stage that is a choice now, or says why it is none. */
import { forward } from "../texts/languages";
import type { ComponentChildren } from "preact";
import type { Desk } from "./desk";
import type { Spot } from "./game";

interface Props {
  desk: Desk;
  spot: Spot;
  label: string;
  class?: string;
  tabIndex?: number;
  onFocus?(): void;
  /** What a click does, if it is not to choose or to explain the spot. */
  onPick?(): void;
  children: ComponentChildren;
}

export function Choosable({ desk, spot, label, class: own = "", onPick, children, ...rest }: Props) {
  const move = desk.spots.value.get(spot);
  const chosen = move !== undefined && desk.chosen.value === move;
  return (
    <button
      type="button"
      class={`choosable ${own} ${move ? "open" : ""} ${chosen ? "chosen" : ""}`}
      data-choice={spot}
      aria-pressed={move ? chosen : undefined}
      aria-disabled={move || onPick ? undefined : true}
      onClick={() => (onPick ? onPick() : void desk.point(spot))}
      {...rest}
    >
      <span class="visually-hidden">{label}</span>
      <span class="inside" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** Arrow keys go from one button of a group to the next. */
export function arrowKeys(event: KeyboardEvent): void {
  const steps: Record<string, number> = { ArrowRight: forward(), ArrowDown: 1, ArrowLeft: -forward(), ArrowUp: -1 };
  const group = event.currentTarget as HTMLElement;
  const buttons = [...group.querySelectorAll<HTMLElement>("button")];
  const now = buttons.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  const next = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step && now + step;
  if (next === undefined || now < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}
