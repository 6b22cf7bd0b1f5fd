/** The client's words in the chosen language: `t` for what every page shows, a catalogue of its own for each game. */
import { loaders } from "virtual:words";
import { argumentsOf, type Given } from "./arguments";
import { Catalogue, type Args, type Signs } from "./catalogue";
import { ENGLISH } from "./languages";

let shared: Catalogue | null = null;
const ofGames = new Map<string, Promise<Catalogue>>();

async function load(name: string, language: string): Promise<Catalogue> {
  const files = loaders[name];
  if (!files) throw new Error(`there are no words ${name}`);
  return new Catalogue(language, (await files()).default, !import.meta.env.DEV);
}

/** Make ready what `t` says; nothing can be shown before. */
export async function loadLanguage(language = ENGLISH): Promise<void> {
  shared = await load(language, language);
}

/** The words of a game, with those that all games share, in the language that is spoken. */
export function loadGameWords(game: string, language = shared?.language ?? ENGLISH): Promise<Catalogue> {
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
export function format(id: string, args: Args, signs?: Signs): string {
  if (!shared) throw new Error("no language is loaded");
  return shared.format(id, args, signs);
}

/** Whether there is such a message: a server of a newer version may name one that this client has not. */
export function knows(id: string): boolean {
  return shared?.has(id) ?? false;
}
