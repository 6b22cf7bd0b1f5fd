/** The words of all languages for the client, made from the folders of `src/kabinett/texts`: a new folder is a new language.
 *
 * `virtual:words` lists the languages and loads them: `en` is what every page says, `en-maria` what Maria says, each one file.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export const TEXTS = join(import.meta.dirname, "..", "src", "kabinett", "texts");
export const GAMES = ["maria", "ancien_regime"];
/** What all games share is part of each. */
const CORE = "core.ftl";
/** What only the command line says. */
const ELSEWHERE = ["cli.ftl", "errors.ftl", "terminal.ftl"];

const LIST = "virtual:words";
const LOADED = "\0";

export const languages = (): string[] => readdirSync(TEXTS).sort();

/** The file belongs to a game: `maria.ftl`, `maria-ui.ftl`. */
const isOf = (game: string) => (file: string) => new RegExp(`^${game}(-|\\.)`).test(file);

/** The files of what every page says in a language, or of a game. */
export function files(language: string, game?: string): string[] {
  const all = readdirSync(join(TEXTS, language)).filter((file) => !ELSEWHERE.includes(file)).sort();
  const chosen = game ? [CORE, ...all.filter(isOf(game))] : all.filter((file) => !GAMES.some((name) => isOf(name)(file)));
  return chosen.map((file) => join(TEXTS, language, file));
}

/** What a language says of itself: its own name, and in which direction it is written. */
function about(language: string): { id: string; name: string; direction: string } {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(TEXTS, language, CORE), "utf8")));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
  return { id: language, name: say("language-name"), direction: say("language-direction") };
}

/** The sources without what only translators read. */
const withoutComments = (text: string) => text.replace(/^#.*\n/gm, "");

function list(): string {
  const names = languages().flatMap((language) => [language, ...GAMES.map((game) => `${language}-${game}`)]);
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => import("${LIST}/${name}")`);
  return `export const languages = ${JSON.stringify(languages().map(about))};\nexport const loaders = {${loaders.join()}};`;
}

export function words(): Plugin {
  return {
    name: "kabinett-words",
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? LOADED + id : undefined),
    load(id) {
      if (id === LOADED + LIST) return list();
      const [, language = "", game] = /^\0virtual:words\/([^-]+)(?:-(.+))?$/.exec(id) ?? [];
      if (!language) return undefined;
      const found = files(language, game);
      for (const file of found) this.addWatchFile(file);
      return `export default ${JSON.stringify(found.map((file) => withoutComments(readFileSync(file, "utf8"))))};`;
    },
  };
}
