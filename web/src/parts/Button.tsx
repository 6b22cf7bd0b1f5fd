import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";

interface Props {
  label: string;
  icon?: IconName;
  children?: ComponentChildren;
  kind?: "plain" | "strong" | "quiet";
  disabled?: boolean;
  pressed?: boolean;
  onClick(event: MouseEvent): void;
  class?: string;
  shortcut?: string;
  submit?: boolean;
  /** The move that it chooses. */
  "data-move"?: string;
}

/** A button. One with an icon alone says its label to those who do not see it, and on hover. */
export function Button({ label, icon, children, kind = "plain", pressed, shortcut, submit, class: own = "", ...rest }: Props) {
  const bare = icon !== undefined && children === undefined;
  return (
    <button
      type={submit ? "submit" : "button"}
      class={`button ${kind} ${own}`}
      aria-label={bare ? label : undefined}
      title={bare ? label : undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children ?? (!bare && label)}
    </button>
  );
}
