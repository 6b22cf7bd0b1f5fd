/** Which language is spoken: the one that was chosen here, else the first that the browser asks for and we speak. */
import { languages, type Language } from "virtual:words";
import { keep, recall } from "../keeping";

export const ENGLISH = "en";
const KEPT = "language";

const spoken = (id: string | null): Language | undefined => languages.find((language) => language.id === id);

/** Of the wanted ones (`pl-PL`, `en`) the first that we speak. */
export function negotiated(wanted: readonly string[]): string {
  const found = wanted.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "").find((id) => spoken(id));
  return found ?? ENGLISH;
}

export function present(): Language {
  const language = spoken(recall(KEPT)) ?? spoken(negotiated(navigator.languages));
  if (!language) throw new Error("there are no words at all");
  return language;
}

/** Whether somebody has chosen a language in this browser. */
const isChosen = (): boolean => spoken(recall(KEPT)) !== undefined;

/** Speak another language from now on. Everything on the page is said anew, so it begins anew. */
export function choose(language: string): void {
  keep(KEPT, language);
  location.reload();
}

/** Somebody has come who speaks a language; where none was chosen, it is spoken from now on. */
export function adopt(language: string | null): void {
  if (!isChosen() && spoken(language) && language !== present().id) choose(language ?? ENGLISH);
}

/** Which way one reads on: 1 to the right, -1 to the left. */
export const forward = (): number => (document.documentElement.dir === "rtl" ? -1 : 1);

/** The page says which language it is in, and in which direction it is read. */
export function tell({ id, direction }: Language): void {
  document.documentElement.lang = id;
  document.documentElement.dir = direction;
}
