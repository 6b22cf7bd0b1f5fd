/** Names that all games have. */
import type { Catalogue } from "./catalogue";
import type { Name } from "./game";

/** A power, which may be called otherwise inside a sentence. */
export function powerName(words: Catalogue, power: string): Name {
  return { text: words.format(`power-${power}`), inside: words.attribute(`power-${power}`, "inside"), power };
}
