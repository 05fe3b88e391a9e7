import { isScalar, parseDocument } from "yaml";
import type { ComponentProperties } from "docusaurus-waymark-core/lib/properties";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { rewriteHeadingMarks } from "docusaurus-waymark-core/parse/headings/syntax";
import { maskedAsLetters, maskTokens, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { isJsx, nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** The text that a page's tree was read from, with every content token as one word. Positions are those of the file. */
export function proseText(page: Page): string {
  return maskedAsLetters(rewriteHeadingMarks(maskTokens(page.text)));
}

/** A node with the full place that the prose parser needs, as if the text were one line: the parser seeks a place by counting lines. */
export interface PlacedNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: PlacedNode[];
  readonly position: { readonly start: Point; readonly end: Point };
}

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** Every run of text that readers see: paragraphs, headings, table cells, properties that hold prose, front matter. */
export function proseBlocks(page: Page, text: string): PlacedNode[] {
  const inCode = new Set(
    nodesOf(page)
      .filter(isCodeElement)
      .flatMap((node) => nodesBelow(node)),
  );
  return nodesOf(page).flatMap((node) => {
    if (inCode.has(node)) return [];
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      // Under its own name a cell is left out by the prose parser.
      return [{ ...clean(node, text), type: "paragraph" }];
    }
    if (node.type === "yaml") return frontMatter(node, text);
    return isJsx(node) ? attributes(node, text, page.components) : [];
  });
}

/** An element whose text is code. */
function isCodeElement(node: MdNode): boolean {
  return isJsx(node) && /^(?:code|kbd|pre|samp)$/.test(node.name ?? "");
}

/** Copies a block with tokens as words and every text cut at its line ends, so that places stay true. */
function clean(node: MdNode, text: string): PlacedNode {
  const placed = node as PlacedNode;
  if (node.type === "text") return paragraph(linesOf(placed, text));
  const position = spanOf(placed);
  // Words around it are not one word.
  if (isCodeElement(node)) return { type: "inlineCode", value: "", position };
  if (isJsx(node) && node.name === "br") return { type: "break", position };
  if (node.type === "link" && node.children?.length === 1 && isAddress(node))
    return { ...placed, position, children: [] };
  const children = node.children?.map((child) => clean(child, text));
  return { ...placed, position, ...(children && { children }) };
}

/** A link whose text is its address, or a name in it (`@octo`), reads as no prose. */
function isAddress(node: MdNode): boolean {
  const { url = "" } = node as { url?: string };
  const value = node.children?.[0]?.value ?? "";
  const [name = ""] = /^@?[\w-]+$/.exec(value) ?? [];
  const last = url.replace(/\/$/, "").split("/").at(-1);
  return (
    value !== "" &&
    (name === "" ? url.replace(/^mailto:/, "").includes(value) : last === name.replace("@", ""))
  );
}

/** The lines of a text node lose their indentation in the tree; each is looked up in the source. */
function linesOf({ value = "", position }: PlacedNode, text: string): PlacedNode[] {
  let offset = position.start.offset;
  const lines = maskedAsLetters(value).split(/(?<=\n)/);
  return lines.map((line) => {
    const found = text.indexOf(line.trimEnd(), offset);
    const start = found === -1 || found > position.end.offset ? offset : found;
    offset = start + line.length;
    return textNode(line, start);
  });
}

function textNode(value: string, start: number): PlacedNode {
  return { type: "text", value, position: { start: pointAt(start), end: pointAt(start + value.length) } };
}

function spanOf({ position }: PlacedNode): PlacedNode["position"] {
  return { start: pointAt(position.start.offset), end: pointAt(position.end.offset) };
}

function pointAt(offset: number): Point {
  return { line: 1, column: offset + 1, offset };
}

function paragraph(children: PlacedNode[]): PlacedNode {
  const start = children[0]?.position.start ?? pointAt(0);
  const end = children.at(-1)?.position.end ?? start;
  return { type: "paragraph", children, position: { start, end } };
}

function attributes(node: MdNode, text: string, components: ComponentProperties): PlacedNode[] {
  const table = components[node.name ?? ""] ?? {};
  return (node.attributes ?? []).flatMap((attribute) => {
    const isProse = table[attribute.name ?? ""]?.takes === "prose";
    if (!isProse || typeof attribute.value !== "string") return [];
    const { position } = attribute as unknown as PlacedNode;
    const value = maskedAsLetters(attribute.value);
    return [paragraph([textNode(value, text.indexOf(value, position.start.offset))])];
  });
}

const PROSE_KEYS = ["title", "description", "sidebar_label"];

function frontMatter(node: MdNode, text: string): PlacedNode[] {
  const source = maskedAsLetters(node.value ?? "");
  const start = frontMatterBlock(text)?.start ?? 0;
  const document = parseDocument(source);
  return PROSE_KEYS.flatMap((key) => {
    const value: unknown = document.get(key, true);
    if (!isScalar(value) || typeof value.value !== "string" || !value.range) return [];
    const quote = /^["']/.test(source.slice(value.range[0])) ? 1 : 0;
    return [paragraph([textNode(value.value, start + value.range[0] + quote)])];
  });
}
