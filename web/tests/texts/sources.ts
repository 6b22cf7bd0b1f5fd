/** The client's sources as trees, and the messages there are: what tests of the texts look at. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";
import { ENGLISH } from "../../src/texts/languages";
import { files, GAMES } from "../../words";

const ROOT = join(import.meta.dirname, "..", "..");
const SRC = join(ROOT, "src");

/** Milliseconds: the compiler reads all sources, on a machine that may have much else to do. */
export const PATIENCE = 60_000;

export interface Source {
  name: string;
  tree: ts.SourceFile;
}

/** All sources of the client but what is generated. */
export function sources(): Source[] {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return files
    .filter((file) => !file.endsWith("schema.ts"))
    .map((file) => parse(relative(ROOT, join(SRC, file)), readFileSync(join(SRC, file), "utf8")));
}

export function parse(name: string, text: string): Source {
  return { name, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Where a node stands: `src/App.tsx:12`. */
export function where({ name, tree }: Source, node: ts.Node): string {
  return `${name}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The parameters of messages by their ids; `id.attribute` for attributes. */
export type Messages = Map<string, Set<string>>;

/** The messages of some files. */
function messages(paths: string[]): Messages {
  const found: Messages = new Map();
  for (const path of paths) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(path, "utf8")).body) {
      found.set(id, parameters(value));
      for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, parameters(pattern));
    }
  }
  return found;
}

/** What `t` knows. */
export const shared = (): Messages => messages(files(ENGLISH));
/** What `say` knows in one game or the other. */
export const everything = (): Messages => messages([...GAMES.flatMap((game) => files(ENGLISH, game)), ...files(ENGLISH)]);

/** The variables in a pattern, without what `argumentsOf` adds to the names of parameters. */
function parameters(pattern: unknown, found = new Set<string>()): Set<string> {
  if (typeof pattern !== "object" || pattern === null) return found;
  const node = pattern as Record<string, unknown>;
  if (node.type === "var") found.add(String(node.name).replace(/_(id|count)$/, ""));
  for (const part of Object.values(node)) parameters(part, found);
  return found;
}
