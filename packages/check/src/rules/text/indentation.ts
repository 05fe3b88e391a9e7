import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtNode, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import { isJsx, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** Number of spaces from which Markdown without MDX reads code. */
const CODE_INDENT = 4;

/** Finds blocks that are indented too little for their list, and indented code, which MDX does not read. */
export function indentationRule(page: Page): Finding[] {
  return below(page, page.root, 1);
}

function below(page: Page, parent: MdNode, base: number): Finding[] {
  const children = parent.children ?? [];
  return children.flatMap((node, index) => {
    const before = children[index - 1];
    const own =
      before?.type === "list"
        ? [...leaving(page, node, before), ...splitting(page, children, index)]
        : isOfMark(page, children, index)
          ? []
          : indentedCode(page, parent, node, base);
    return [...own, ...below(page, node, baseOf(page, node))];
  });
}

/** Column of the content of a block, with tabs as spaces. */
function baseOf(page: Page, node: MdNode): number {
  if (node.type === "footnoteDefinition") return levelOf(page, node) + CODE_INDENT;
  const [first] = node.type === "listItem" || node.type === "blockquote" ? (node.children ?? []) : [];
  return levelOf(page, first ?? node);
}

/** The column of a block, with tabs as spaces. */
function levelOf(page: Page, node: MdNode): number {
  const start = offsetOf(page.text, node);
  const before = page.text.slice(start - (columnOf(node) ?? 1) + 1, start);
  return (
    Array.from(before).reduce(
      (width, char) => width + (char === "\t" ? CODE_INDENT - (width % CODE_INDENT) : 1),
      0,
    ) + 1
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

interface List extends MdNode {
  readonly ordered?: boolean | null;
  readonly start?: number | null;
}

/** Blocks that end a list on purpose. */
const ENDS: ReadonlySet<string> = new Set(["list", "heading", "thematicBreak"]);

/** Blocks between two parts of a list: they belong to the item above. Readers see it only where the numbers begin again. */
function splitting(page: Page, blocks: readonly MdNode[], index: number): Finding[] {
  const [list, node] = [blocks[index - 1] as List, blocks[index]];
  const end = blocks.findIndex(({ type }, at) => at >= index && ENDS.has(type));
  const next: List | undefined = blocks[end];
  if (node === undefined || end === index || next?.type !== "list" || next.ordered !== list.ordered)
    return [];
  if (columnOf(node) !== columnOf(list) || columnOf(next) !== columnOf(list)) return [];
  const goesOn = next.ordered === true && next.start === (list.start ?? 1) + (list.children ?? []).length;
  const isCode = blocks.slice(index, end).every(({ type }) => type === "code");
  if (!goesOn && !(isCode && (next.start ?? 1) === 1)) return [];
  const wanted = (columnOf(list.children?.at(-1)?.children?.[0]) ?? 3) - 1;
  const message = "This is not part of the list item above, and the list goes on below it.";
  const fix = `indent each line by ${wanted} spaces.`;
  const finding = findingAtNode(page, node, { rule: "indentation", message, fix });
  return [next.ordered === true && !goesOn ? finding : { ...finding, advice: true }];
}

/** Marks of MkDocs, which another rule reports. */
const MARK = /(?:!!!|\?\?\?\+?|===)[ \t]/y;

/** True for a block that is indented as the content of a mark of MkDocs above it. */
function isOfMark({ text }: Page, blocks: readonly MdNode[], index: number): boolean {
  const column = columnOf(blocks[index]) ?? 1;
  const owner = blocks.slice(0, index).findLast((node) => (columnOf(node) ?? 1) < column);
  MARK.lastIndex = owner ? offsetOf(text, owner) : text.length;
  return MARK.test(text);
}

function indentedCode(page: Page, parent: MdNode, node: MdNode, base: number): Finding[] {
  const column = columnOf(node) ?? 1;
  const start = offsetOf(page.text, node);
  const before = page.text.slice(start - column + 1, start);
  if (node.type !== "paragraph" || isJsx(parent) || levelOf(page, node) - base < CODE_INDENT) return [];
  // The title of an admonition and the text of a footnote follow a mark.
  if (!/^[ \t>]*$/.test(before)) return [];
  const message = "Indented lines are read as text, and not as code.";
  const fix =
    "remove the spaces of text; write code in a fence: three backticks and a language above, three backticks below.";
  return [findingAtNode(page, node, { rule: "indentation", message, fix })];
}
