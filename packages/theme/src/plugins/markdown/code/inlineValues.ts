import type { PageValues } from "docusaurus-waymark-core/facts/readerValues";
import { inlineCode, readerParts } from "docusaurus-waymark-core/values/readerPlaces";
import { nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** Marks values that a reader can fill in, in inline code. */
export function markInlineValues(root: MdNode, values: PageValues): void {
  if (Object.keys(values).length === 0) return;
  for (const node of nodesBelow(root)) if (node.type === "inlineCode") wrapValues(node, values);
}

function wrapValues(node: MdNode, values: PageValues): void {
  const parts = readerParts(inlineCode(node.value ?? ""), values);
  if (parts.length === 1) return;
  const hChildren = parts.map(({ text, form }) =>
    form === undefined ? textNode(text) : varElement(form, text),
  );
  node.data = { ...node.data, hChildren };
}

function textNode(value: string): object {
  return { type: "text", value };
}

/** The script of the page may have changed the text before React hydrates it, so hydration warnings are suppressed. */
function varElement(form: string, text: string): object {
  const properties = { "data-var": form, suppressHydrationWarning: true };
  return { type: "element", tagName: "var", properties, children: [textNode(text)] };
}
