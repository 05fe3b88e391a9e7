import { offsetAt } from "../report";
import type { MdNode } from "./tree";

// What Markdown of Docusaurus reads in a way that no writer means is text again, and images by reference are images like others.
// The check and the build change the tree alike, before all other rules.

/** A node with the fields of images and definitions. */
interface Referring extends MdNode {
  readonly identifier?: string;
  readonly url?: string;
  readonly title?: string | null;
}

/**
 * Changes a tree in place: directives inside of text (`a:b[c]`) and on lines of their own (`::x`) are what is typed, a single
 * tilde strikes nothing, and `![alt][name]` is an image with the address of its definition.
 *
 * @param source the text that the tree was read from
 */
export function asWritten(root: MdNode, source: string): void {
  const definitions = new Map<string, Referring>();
  const collect = (node: Referring): void => {
    const { type, identifier = "" } = node;
    if (type === "definition" && !definitions.has(identifier)) definitions.set(identifier, node);
    node.children?.forEach(collect);
  };
  collect(root);
  rewrite(root, source, definitions);
}

function rewrite(parent: MdNode, source: string, definitions: ReadonlyMap<string, Referring>): void {
  if (!parent.children) return;
  for (const child of parent.children) rewrite(child, source, definitions);
  parent.children = parent.children.flatMap((node): MdNode[] => {
    if (node.type === "textDirective") return around(node, source);
    if (node.type === "leafDirective")
      return [{ type: "paragraph", children: around(node, source), position: node.position }];
    if (node.type === "delete" && !source.startsWith("~~", startOf(node, source)))
      return around(node, source);
    const definition =
      node.type === "imageReference" && definitions.get((node as Referring).identifier ?? "");
    return [definition ? imageOf(node, definition) : node];
  });
}

function imageOf(node: MdNode, { url = "", title = null }: Referring): MdNode {
  const { alt, position, identifier } = node as Referring;
  return { type: "image", alt: alt ?? "", url, title, identifier, position } as MdNode;
}

/** The children of a node, with the text that is typed before and behind them. */
function around(node: MdNode, source: string): MdNode[] {
  const children = node.children ?? [];
  const [first, last] = [children[0], children.at(-1)];
  const { start, end = start } = node.position ?? {};
  if (!start || !end) return children;
  if (!first || !last) return [text(source, start, end)];
  // What is only text stays one text, so that rules see it whole.
  if (children.every(({ type }) => type === "text")) return [text(source, start, end)];
  const before = text(source, start, first.position?.start ?? start);
  const behind = text(source, last.position?.end ?? end, end);
  return [before, ...children, behind].filter(({ value }) => value !== "");
}

type Point = NonNullable<MdNode["position"]>["start"];

function text(source: string, start: Point, end: Point): MdNode {
  const value = source.slice(offsetAt(source, start), offsetAt(source, end));
  return { type: "text", value, position: { start, end } };
}

function startOf({ position }: MdNode, source: string): number {
  return position ? offsetAt(source, position.start) : 0;
}
