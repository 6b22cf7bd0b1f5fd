/** A list of facts: what it is, and how much of it there is. */
import type { ComponentChildren } from "preact";

export function Facts({ children }: { children: ComponentChildren }) {
  return <dl class="facts">{children}</dl>;
}

export function Fact({ label, sign, children }: { label: string; sign?: ComponentChildren; children: ComponentChildren }) {
  return (
    <>
      <dt>
        {sign} {label}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
