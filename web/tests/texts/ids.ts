/** Which messages the sources ask for, and with which parameters. */
import ts from "typescript";
import { walk, where, type Messages, type Source } from "./sources";

/** A call of `t` or `say` (of any object). `params` is undefined if they cannot be told from the source. */
export interface Asked {
  where: string;
  by: "t" | "say";
  id: string;
  /** `id` is only how the message's id begins. */
  begins: boolean;
  /** Another message may be asked for instead, with the same parameters. */
  or: boolean;
  params: Set<string> | undefined;
}

export function asked(source: Source): Asked[] {
  const found: Asked[] = [];
  const ofAll = importsT(source);
  walk(source.tree, (node) => {
    if (!ts.isCallExpression(node)) return;
    const by = callee(node, ofAll);
    const [first, second] = node.arguments;
    if (!by || !first) return;
    const params = parameters(second);
    const names = ids(first);
    const at = where(source, node);
    for (const { id, begins } of names) found.push({ where: at, by, id, begins, or: names.length > 1, params });
  });
  return found;
}

/** Whether `t` in this source is that of every page; else it is a game's own, which knows its messages too. */
function importsT({ tree }: Source): boolean {
  const imports = tree.statements.filter(ts.isImportDeclaration);
  return imports.some((one) => /\bt\b/.test(one.importClause?.getText() ?? "") && /\/fluent"/.test(one.getText()));
}

function callee({ expression }: ts.CallExpression, ofAll: boolean): "t" | "say" | null {
  if (ts.isIdentifier(expression) && expression.text === "t") return ofAll ? "t" : "say";
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return name === "say" || name === "t" ? "say" : null;
}

function ids(node: ts.Expression): { id: string; begins: boolean }[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [{ id: node.text, begins: false }];
  if (ts.isTemplateExpression(node)) return [{ id: node.head.text, begins: true }];
  if (ts.isConditionalExpression(node)) return [...ids(node.whenTrue), ...ids(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return ids(node.expression);
  return [];
}

function parameters(node: ts.Expression | undefined): Set<string> | undefined {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map((property) => (ts.isSpreadAssignment(property) ? undefined : property.name?.getText()));
  return names.includes(undefined) ? undefined : new Set(names as string[]);
}

/** What is wrong with a call: no such message, or not its parameters. */
export function faults(call: Asked, messages: Messages): string[] {
  if (call.begins) {
    const some = [...messages.keys()].some((id) => id.startsWith(call.id));
    return some ? [] : [`${call.where}: no message begins with ${call.id}`];
  }
  const wanted = messages.get(call.id);
  if (!wanted) return [`${call.where}: there is no message ${call.id}`];
  const missing = [...wanted].filter((name) => call.params && !call.params.has(name));
  const needless = [...(call.params ?? [])].filter((name) => !call.or && !wanted.has(name));
  return [
    ...missing.map((name) => `${call.where}: ${call.id} needs ${name}`),
    ...needless.map((name) => `${call.where}: ${call.id} has no ${name}`),
  ];
}

/** All texts of a source that could be ids of messages, or beginnings of them: labels are handed on before they are said. */
export function mentioned({ tree }: Source): { ids: Set<string>; beginnings: Set<string> } {
  const found = { ids: new Set<string>(), beginnings: new Set<string>() };
  walk(tree, (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.ids.add(node.text);
    if (ts.isTemplateExpression(node) && /^ui-./.test(node.head.text)) found.beginnings.add(node.head.text);
  });
  return found;
}
