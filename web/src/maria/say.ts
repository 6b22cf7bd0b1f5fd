/** A message of Maria's catalogue, or of those that every page has. The catalogue is there before any component is. */
import type { Given } from "../texts/arguments";
import type { MariaTexts } from "../texts/maria";

let texts: MariaTexts | null = null;

export function speak(loaded: MariaTexts): void {
  texts = loaded;
}

export function t(id: string, params: Given = {}): string {
  if (!texts) throw new Error("the words of Maria are not loaded");
  return texts.say(id, params);
}
