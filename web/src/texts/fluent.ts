/** The client's words in the chosen language: `t` for what every page shows, a catalogue of its own for each game. */
import { argumentsOf, type Given } from "./arguments";
import { Catalogue, type Args } from "./catalogue";

export const LANGUAGE = "en";
/** `en.ts` has what every page says, `en-maria.ts` what Maria says. */
const languages = import.meta.glob<Record<string, string>>("./languages/*.ts", { import: "default" });

let shared: Catalogue | null = null;
const ofGames = new Map<string, Promise<Catalogue>>();

async function load(name: string, language: string): Promise<Catalogue> {
  const files = languages[`./languages/${name}.ts`];
  if (!files) throw new Error(`there are no words ${name}`);
  return new Catalogue(language, Object.values(await files()), !import.meta.env.DEV);
}

/** Make ready what `t` says; nothing can be shown before. */
export async function loadLanguage(language = LANGUAGE): Promise<void> {
  shared = await load(language, language);
}

/** The words of a game, with those that all games share. */
export function loadGameWords(game: string, language = LANGUAGE): Promise<Catalogue> {
  const name = `${language}-${game}`;
  const words = ofGames.get(name) ?? load(name, language);
  ofGames.set(name, words);
  words.catch(() => ofGames.delete(name)); // the next try may find the server again
  return words;
}

/** A message of the client, the server or a table in words. */
export function t(id: string, params: Given = {}): string {
  return format(id, argumentsOf(params));
}

/** A message whose parameters have been named already. */
export function format(id: string, args: Args): string {
  if (!shared) throw new Error("no language is loaded");
  return shared.format(id, args);
}

/** Whether there is such a message: a server of a newer version may name one that this client has not. */
export function knows(id: string): boolean {
  return shared?.has(id) ?? false;
}
