/** Parts of a table, drawn for a test and taken away after it. */
import { render, type ComponentType } from "preact";
import { afterEach } from "vitest";
import type { Desk } from "../src/table/desk";

let root = document.createElement("div");

export function draw(Body: ComponentType<{ desk: Desk }>, desk: Desk, inSvg = false): HTMLElement {
  root = document.createElement("div");
  document.body.append(root);
  render(inSvg ? <svg><Body desk={desk} /></svg> : <Body desk={desk} />, root);
  return root;
}

export const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const words = (selector: string) => all(selector).map((node) => node.textContent);

afterEach(() => {
  render(null, root);
  root.remove();
});
