/** Texts for people that are written into the sources instead of a catalogue. */
import ts from "typescript";
import { walk, where, type Source } from "./sources";

/** Attributes whose values people read or hear. */
const READ = /^(aria-(label|description|roledescription|valuetext|placeholder|keyshortcuts)|title|placeholder|alt|label|summary|content|heading|caption|hint|name-text)$/;
/** What is set on elements or the document and then read. */
const SET = new Set(["title", "textContent", "innerText", "ariaLabel", "placeholder", "alt"]);
/** Calls that show their arguments. */
const SHOWN = new Set(["alert", "confirm", "prompt"]);
const LETTERS = /\p{L}/u;
/** Ids of messages, which some properties take. */
const MESSAGE = /^[a-z]+(-[\w-]+)+$/;

export function hardcoded(source: Source): string[] {
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => found.push(`${where(source, node)}: ${text.trim()}`);
  const check = (node: ts.Node | undefined) => node && texts(node).forEach((text) => report(node, text));
  walk(source.tree, (node) => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) report(node, node.text);
    else if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) check(node.initializer);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) check(node.expression);
    else if (isSetting(node)) check(node.right);
    else if (ts.isCallExpression(node)) argumentsShown(node).forEach(check);
  });
  return found;
}

function isSetting(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    SET.has(node.left.name.text)
  );
}

function argumentsShown(call: ts.CallExpression): ts.Expression[] {
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();
  const [first, second] = call.arguments;
  if (SHOWN.has(name)) return [...call.arguments];
  const attribute = name === "setAttribute" && first && ts.isStringLiteral(first) && READ.test(first.text);
  return attribute && second ? [second] : [];
}

/** The texts that an expression may have as its value, if they have letters. Calls make their values elsewhere. */
function texts(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return worded([node.text]);
  if (ts.isTemplateExpression(node)) return worded([node.head.text, ...node.templateSpans.map((span) => span.literal.text)]);
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...operand(node, node.left), ...texts(node.right)];
  if (ts.isJsxExpression(node) && node.expression) return texts(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return texts(node.expression);
  return [];
}

/** Of a condition (`a && b`, `a === "b"`) the left side is not shown. */
function operand({ operatorToken }: ts.BinaryExpression, left: ts.Expression): string[] {
  const shown = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
  return shown.includes(operatorToken.kind) ? texts(left) : [];
}

const worded = (parts: string[]): string[] => parts.filter((part) => LETTERS.test(part) && !MESSAGE.test(part));
