/**
 * The part of Markdown in which our rules are written, as data: paragraphs, lists, tables; strong, emphasis, code.
 * A clause that is named in the text becomes a link. Nothing of it is ever put into the page as HTML.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "clause"; id: string }
  | { kind: "strong" | "em"; parts: Inline[] };

export interface Row {
  /** The clause that this row is, if it is one. */
  clause: string;
  cells: Inline[][];
}

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Row[] };

export type Known = (clause: string) => boolean;

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|!\[[^\]]*\]\([^)]*\)|\b([A-Z]\d+(?:\.\d+)*)(?![\w.]*\w)/g;
const BULLET = /^- (.*)$/;
const NUMBERED = /^(\d+)\. (.*)$/;
const ROW_CLAUSE = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*$/;
const DIVIDER = /^\|[\s|:-]+\|$/;

/** A line of text with its marks. */
export function inline(text: string, known: Known): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    const part = marked(found, known);
    if (part === undefined) continue; // looks like a clause, but the rules have none of this number
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    if (part) parts.push(part);
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** What a mark stands for; null for a picture: the board is drawn by the client itself. */
function marked(found: RegExpExecArray, known: Known): Inline | null | undefined {
  const [, code, strong, em, clause] = found;
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", parts: inline(strong, known) };
  if (em !== undefined) return { kind: "em", parts: inline(em, known) };
  if (clause !== undefined) return known(clause) ? { kind: "clause", id: clause } : undefined;
  return null;
}

/** A text of several lines. */
export function blocks(markdown: string, known: Known): Block[] {
  return gather(markdown).flatMap((raw) => finished(raw, known));
}

interface Raw {
  kind: "paragraph" | "bullets" | "numbers" | "table";
  lines: string[];
}

/** The lines, put together to what they belong to. A list has one entry for each of its items. */
function gather(markdown: string): Raw[] {
  const found: Raw[] = [];
  let open: Raw | null = null;
  for (const line of markdown.split("\n")) {
    const text = line.trim();
    if (!text) {
      open = null;
      continue;
    }
    const [kind, content] = lineKind(text, open);
    if (kind === "more" && open) open.lines[open.lines.length - 1] += ` ${content}`;
    else if (open && open.kind === kind) open.lines.push(content);
    else found.push((open = { kind: kind === "more" ? "paragraph" : kind, lines: [content] }));
  }
  return found;
}

/** What a line begins or goes on with. Only a list that is open, or the number 1, makes a number at its start a list. */
function lineKind(text: string, open: Raw | null): [Raw["kind"] | "more", string] {
  if (text.startsWith("|")) return ["table", text];
  const bullet = BULLET.exec(text);
  if (bullet) return ["bullets", bullet[1] ?? ""];
  const number = NUMBERED.exec(text);
  if (number && (open?.kind === "numbers" || number[1] === "1")) return ["numbers", number[2] ?? ""];
  return ["more", text];
}

function finished(raw: Raw, known: Known): Block[] {
  if (raw.kind === "table") return [table(raw.lines, known)];
  if (raw.kind === "paragraph") {
    const parts = inline(raw.lines[0] ?? "", known);
    return parts.length ? [{ kind: "paragraph", parts }] : [];
  }
  return [{ kind: "list", ordered: raw.kind === "numbers", items: raw.lines.map((line) => inline(line, known)) }];
}

function table(lines: string[], known: Known): Block {
  const [head = "", ...rest] = lines.filter((line) => !DIVIDER.test(line));
  const rows = rest.map((line) => {
    const found = cells(line);
    return { clause: ROW_CLAUSE.exec(found[0] ?? "")?.[1] ?? "", cells: found.map((cell) => inline(cell, known)) };
  });
  return { kind: "table", head: cells(head).map((cell) => inline(cell, known)), rows };
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
