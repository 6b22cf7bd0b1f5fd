/** Finding passages of the rules by words, or by the number of a clause. */
import type { Book } from "./book";

/** Letters as they are compared: without accents and large letters. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
}

export function words(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** The passages that have all words (a clause's number counts as one), with the headings that they stand under. */
export function matching(book: Book, query: string): Set<number> {
  const wanted = words(query);
  const found = new Set<number>();
  const above: number[] = []; // the heading of each level that is open
  book.passages.forEach((passage, at) => {
    if (passage.level) {
      above.length = passage.level;
      above[passage.level] = at;
    }
    const text = folded(`${passage.number} ${passage.text}`);
    if (wanted.every((word) => text.includes(word))) [...above, at].forEach((one) => one !== undefined && found.add(one));
  });
  return found;
}

/** Whether a passage itself has the words, and is not only a heading above one. */
export function count(book: Book, shown: Set<number>): number {
  return [...shown].filter((at) => book.passages[at]?.level === 0).length;
}

/** A text cut at the words: every second piece is one of them. */
export function cut(text: string, wanted: string[]): string[] {
  if (!wanted.length) return [text];
  const signs = [...text];
  const plain = signs.map(folded); // letter by letter, so that places in the folded text can be found in the text
  const starts: number[] = [];
  let length = 0;
  for (const sign of plain) {
    starts.push(length);
    length += sign.length;
  }
  const found = ranges(plain.join(""), wanted);
  const pieces: string[] = [];
  let from = 0;
  for (const [start, end] of found) {
    const first = starts.findIndex((at) => at >= start);
    const last = starts.findIndex((at) => at >= end);
    const until = last < 0 ? signs.length : last;
    pieces.push(signs.slice(from, first).join(""), signs.slice(first, until).join(""));
    from = until;
  }
  return [...pieces, signs.slice(from).join("")];
}

function ranges(text: string, wanted: string[]): [number, number][] {
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return [...text.matchAll(new RegExp(escaped.join("|"), "g"))].map((found) => [found.index, found.index + found[0].length]);
}
