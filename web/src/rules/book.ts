/** The rules of a game as a book: its passages, and where each clause stands. */
import { get } from "../api/http";
import { present } from "../texts/languages";
import { blocks, type Block } from "./markdown";

/** A heading (level 1 is the title of the whole), a clause, or a text between them. */
export interface Passage {
  level: number;
  number: string;
  /** A heading's words; of a clause or text its Markdown. */
  text: string;
  rows: string[];
}

export interface Chapter {
  number: string;
  title: string;
}

export class Book {
  private readonly places = new Map<string, number>();
  private readonly parsed = new Map<number, Block[]>();

  constructor(
    readonly game: string,
    readonly passages: Passage[],
  ) {
    passages.forEach((passage, at) => {
      if (passage.number) this.places.set(passage.number, at);
      for (const row of passage.rows) if (!this.places.has(row)) this.places.set(row, at);
    });
  }

  /** The nearest clause or heading that there is: `M11.2.3 g` is in M11.2.3, and what has no place of its own above. */
  find(clause: string): string | null {
    let number = clause.split(" ")[0] ?? "";
    while (number && !this.places.has(number)) number = number.includes(".") ? number.slice(0, number.lastIndexOf(".")) : "";
    return number || null;
  }

  has = (clause: string): boolean => this.places.has(clause);

  /** The passage in which a clause stands. */
  place(clause: string): number {
    return this.places.get(clause) ?? -1;
  }

  /** The text of a passage, read when it is first shown. */
  blocks(at: number): Block[] {
    let found = this.parsed.get(at);
    if (!found) this.parsed.set(at, (found = blocks(this.passages[at]?.text ?? "", this.has)));
    return found;
  }

  /** How deep a heading is: one step below the one above it at most, as those want it who hear the page. */
  depth(at: number): number {
    const level = this.passages[at]?.level ?? 1;
    const above = this.passages.slice(0, at).findLast((passage) => passage.level > 0 && passage.level < level);
    return above ? above.level + 1 : level;
  }

  get title(): string {
    return this.passages.find((passage) => passage.level === 1)?.text ?? "";
  }

  get contents(): Chapter[] {
    return this.passages.filter(({ level, number }) => level === 2 && number).map(({ number, text }) => ({ number, title: text }));
  }
}

const books = new Map<string, Promise<Book>>();

/** The rules of a game, asked for once. */
export function loadBook(game: string): Promise<Book> {
  let book = books.get(game);
  if (!book) {
    book = get<{ passages: Passage[] }>(`/api/games/${game}/rules?language=${present().id}`).then(({ passages }) => new Book(game, passages));
    books.set(game, book);
    book.catch(() => books.delete(game)); // the next try may find the server again
  }
  return book;
}
