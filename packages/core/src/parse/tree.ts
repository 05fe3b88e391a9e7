import type { Program } from "estree";

/** A node of the Markdown syntax tree (mdast with MDX), with the few fields that the rules read or write. */
export interface MdNode {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  alt?: string | null;
  checked?: boolean | null;
  attributes?: MdAttribute[];
  children?: MdNode[];
  position?: { readonly start: Point; readonly end?: Point } | undefined;
  data?: MdData;
}

/** A place in the source: line and column from 1, offset in UTF-16 units from 0. */
interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number | undefined;
}

/** An attribute of a JSX element in MDX; `value` is an expression node when written in braces. */
export interface MdAttribute {
  type: string;
  name?: string;
  value?: string | null | { type: string; value: string; data?: MdData };
}

interface MdData {
  id?: string;
  estree?: Program;
  hName?: string;
  hProperties?: Record<string, unknown>;
  hChildren?: unknown[];
  /** False for an element of JSX that is rendered as the same element of Markdown is. */
  _mdxExplicitJsx?: boolean;
}

/** The part of a vfile that rules use. `path` is absolute. */
export interface MdFile {
  readonly path: string;
  /** The text that is compiled. */
  readonly value?: unknown;
  readonly data: Record<string, unknown>;
}

/** A node with its parent and its index there. */
export interface PlacedNode {
  readonly node: MdNode;
  readonly parent: MdNode;
  readonly index: number;
}

/** Every node below `root` in document order, parents first, as they are now. */
export function nodesBelow(root: MdNode, found: MdNode[] = []): MdNode[] {
  for (const child of root.children ?? []) {
    found.push(child);
    nodesBelow(child, found);
  }
  return found;
}

/** Every node below `root` that passes, together with its place. */
export function placesBelow(
  parent: MdNode,
  passes: (node: MdNode) => boolean,
  found: PlacedNode[] = [],
): PlacedNode[] {
  for (const [index, node] of (parent.children ?? []).entries()) {
    if (passes(node)) found.push({ node, parent, index });
    placesBelow(node, passes, found);
  }
  return found;
}

/** Plain text of a node, as a reader sees it. */
export function textOf(node: MdNode): string {
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join("");
}

/** True for a JSX element in MDX. */
export function isJsx(node: MdNode): boolean {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** A JSX attribute; without a value it is true. */
export function jsxAttribute(name: string, value: Exclude<MdAttribute["value"], undefined>): MdAttribute {
  return { type: "mdxJsxAttribute", name, value };
}

/** The string value of a JSX attribute, or undefined when absent or an expression. */
export function stringAttribute(node: MdNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

/** The part of a unified processor that parses Markdown. */
export interface MarkdownParser {
  parse(markdown: string): unknown;
}
