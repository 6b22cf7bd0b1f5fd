/** Sentences in pieces, so that names in them can light up and clauses can be opened. */
import type { Signs } from "./catalogue";

export interface Piece {
  text: string;
  /** What the name stands for on the board: `city:breslau`, `piece:friedrich`, `territory:wien`, `general:france_1`. */
  spot?: string;
  power?: string;
  clause?: string;
}

/** The first of the signs that stand for pieces while a message is put together; no message has such signs. */
const FIRST = 0xe000;
const SIGN = /^[\ue000-\uf8ff]$/;

/** The pieces of one sentence. Each is a single sign until the message is whole: messages are formatted inside others. */
export class Marks implements Signs {
  private readonly pieces: Piece[] = [];

  mark(piece: Piece): string {
    this.pieces.push(piece);
    return String.fromCharCode(FIRST + this.pieces.length - 1);
  }

  /** What is shown for a sign, or for a list of several. */
  textOf(signs: string): string {
    return textOf(this.split(signs));
  }

  /** The same piece in other words, in a case for example. */
  instead(sign: string, text: string): string {
    const piece = this.piece(sign);
    return piece ? this.mark({ ...piece, text }) : text;
  }

  private piece(sign: string): Piece | undefined {
    return SIGN.test(sign) ? this.pieces[sign.charCodeAt(0) - FIRST] : undefined;
  }

  /** A message with the pieces where their signs stand. */
  split(message: string): Piece[] {
    const found: Piece[] = [];
    for (const part of message.split(/([\ue000-\uf8ff])/)) {
      const piece = this.piece(part) ?? { text: part };
      if (piece?.text) found.push(piece);
    }
    return found;
  }
}

export const textOf = (pieces: Piece[]): string => pieces.map((piece) => piece.text).join("");

/** The beginning of a sentence. */
export function capital([first, ...rest]: Piece[]): Piece[] {
  return first ? [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}
