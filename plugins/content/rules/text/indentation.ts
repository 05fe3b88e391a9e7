import type { Finding } from "../../../report";
import { findingAtNode, type Page } from "../../parse";
import { offsetOf } from "../../parse/place";
import { isJsx, type MdNode } from "../../parse/tree";

/** From here on Markdown without MDX has code. */
const CODE_INDENT = 4;

/** Indented blocks are in the list that they are indented for, and code stands in fences: MDX reads no indented code. */
export function indentationRule(page: Page): Finding[] {
  return below(page, page.root, 1);
}

function below(page: Page, parent: MdNode, base: number): Finding[] {
  const children = parent.children ?? [];
  return children.flatMap((node, index) => {
    const before = children[index - 1];
    const own =
      before?.type === "list" ? leaving(page, node, before) : indentedCode(page, parent, node, base);
    return [...own, ...below(page, node, baseOf(node))];
  });
}

/** Column of the content of a block. */
function baseOf(node: MdNode): number {
  if (node.type === "footnoteDefinition") return (columnOf(node) ?? 1) + CODE_INDENT;
  return (
    (node.type === "listItem" || node.type === "blockquote" ? columnOf(node.children?.[0]) : undefined) ??
    columnOf(node) ??
    1
  );
}

function columnOf(node: MdNode | undefined): number | undefined {
  return node?.position?.start.column;
}

/** A block below a list, indented, but by too little for the last item. */
function leaving(page: Page, node: MdNode, list: MdNode): Finding[] {
  const [column = 1, own = 1] = [columnOf(node), columnOf(list)];
  if (column <= own) return [];
  const wanted = (columnOf(list.children?.at(-1)?.children?.[0]) ?? own + 2) - 1;
  const start = offsetOf(page.text, node);
  const message = "This is not part of the list item above: it is indented by too little.";
  const isOneLine = node.position?.end?.line === node.position?.start.line;
  const edits = [{ start: start - column + 1, end: start, text: " ".repeat(wanted) }];
  const fix = `indent it by ${wanted} spaces, or not at all.`;
  return [findingAtNode(page, node, { rule: "indentation", message, fix, ...(isOneLine && { edits }) })];
}

function indentedCode(page: Page, parent: MdNode, node: MdNode, base: number): Finding[] {
  const column = columnOf(node) ?? 1;
  if (node.type !== "paragraph" || isJsx(parent) || column - base < CODE_INDENT) return [];
  const start = offsetOf(page.text, node);
  // The title of an admonition and the text of a footnote stand behind a mark.
  if (!/^[ \t>]*$/.test(page.text.slice(start - column + 1, start))) return [];
  const message = "Indented lines are read as text, and not as code.";
  const fix = "write a fence: a line of three backticks and a language above, three backticks below.";
  return [findingAtNode(page, node, { rule: "indentation", message, fix })];
}
