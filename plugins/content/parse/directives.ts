import type { MdNode } from "./tree";

/** Directives that nothing here answers to: `:name` in a line, `::name` on one. Docusaurus shows the first as text. */
const UNUSED: ReadonlySet<string> = new Set(["textDirective", "leafDirective"]);

/** Puts the text that a writer typed in place of directives other than blocks: `image:latest` is a word. */
export function directivesToText(node: MdNode, source: string): void {
  for (const [index, child] of (node.children ?? []).entries()) {
    if (UNUSED.has(child.type)) node.children?.splice(index, 1, asText(child, source));
    else directivesToText(child, source);
  }
}

function asText({ type, position }: MdNode, source: string): MdNode {
  const value = source.slice(position?.start.offset, position?.end?.offset);
  const text = { type: "text", value, position };
  return type === "textDirective" ? text : { type: "paragraph", children: [text], position };
}
