/** Keys of the table. None of them works while somebody writes. */
import { useLayoutEffect } from "preact/hooks";
import type { Desk } from "./desk";
import { drawersOf } from "./panels";

// Held down they still decide only once: nobody wants to answer questions that he has not read.
const DECIDING = new Set(["Enter", " ", "u"]);

export function useKeys(desk: Desk): void {
  // With the first picture, not after it: whoever sees a question can answer it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(desk, event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [desk]);
}

function press(desk: Desk, event: KeyboardEvent): void {
  if (!forTable(event)) return;
  if (event.repeat && DECIDING.has(event.key)) return event.preventDefault();
  const acted = event.shiftKey ? overlay(desk, event.key) : act(desk, event);
  if (acted) event.preventDefault();
}

/** Whether a key is meant for the table: nobody writes, and nobody plays for the one who has not sat down yet. */
export function forTable(event: KeyboardEvent): boolean {
  const curtain = document.querySelector("dialog[open]") !== null;
  return !curtain && !writing(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function overlay(desk: Desk, key: string): boolean {
  const found = desk.game.overlays.find((layer) => layer.key === key.toUpperCase());
  if (found) desk.overlay.value = desk.overlay.value === found.id ? null : found.id;
  return found !== undefined;
}

function act(desk: Desk, event: KeyboardEvent): boolean {
  const button = event.target instanceof Element && event.target.closest("button, a, [role=button], summary");
  switch (event.key) {
    case "Enter":
      if (button || (!desk.chosen.value && !desk.route.value)) return false;
      void desk.confirm();
      return true;
    case "Escape":
      escape(desk);
      return true;
    case "u":
      void desk.undo();
      return true;
    case "/":
      document.querySelector<HTMLElement>(".list-choices")?.click();
      return true;
    case "n":
      return nextChoice(1);
    case "p":
      return nextChoice(-1);
    default:
      return choice(desk, event.key) || panel(desk, event.key);
  }
}

function escape(desk: Desk): void {
  if (desk.told.value) desk.hush();
  else if (desk.chosen.value || desk.route.value) desk.clear();
  else desk.open(null);
}

/** The focus goes from one choice on the board to the next. */
function nextChoice(step: 1 | -1): boolean {
  // While a march is planned its ends come first; other pieces can wait.
  const open = [...document.querySelectorAll<SVGElement>(".board .spot.open:not(.later)")];
  const now = open.indexOf(document.activeElement as unknown as SVGElement);
  const next = now < 0 ? open.at(step > 0 ? 0 : -1) : open[(now + step + open.length) % open.length];
  next?.focus();
  return next !== undefined;
}

/** Digits choose numbers where numbers are the options, else the buttons of the prompt in their order. */
function choice(desk: Desk, key: string): boolean {
  const decision = desk.decision.value;
  if (!decision || !/^\d$/.test(key)) return false;
  const move = desk.game.digit(key, decision) ?? desk.buttons.value[Number(key) - 1];
  if (move) desk.choose(move);
  return move !== undefined;
}

function panel(desk: Desk, key: string): boolean {
  const found = drawersOf(desk).find((one) => one.key === key);
  if (found) desk.open(desk.panel.value === found.id ? null : found.id);
  return found !== undefined;
}
