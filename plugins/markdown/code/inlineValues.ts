import type { PageValues } from "../../../src/facts/readerValues";
import { inlineCode, readerPlaces } from "../../content/parse/readerPlaces";
import { nodesBelow, type MdNode } from "../../content/parse/tree";

/** Marks the places of readers' own values in inline code, as elements of the HTML tree that it becomes. */
export function markInlineValues(root: MdNode, values: PageValues): void {
  if (Object.keys(values).length === 0) return;
  for (const node of nodesBelow(root)) if (node.type === "inlineCode") mark(node, values);
}

function mark(node: MdNode, values: PageValues): void {
  const text = node.value ?? "";
  const places = readerPlaces(inlineCode(text), values);
  if (places.length === 0) return;
  const children: unknown[] = [];
  let at = 0;
  for (const { start, end, form } of places) {
    if (form === undefined) continue;
    children.push(textNode(text.slice(at, start)), variable(form, text.slice(start, end)));
    at = end;
  }
  node.data = { ...node.data, hChildren: [...children, textNode(text.slice(at))] };
}

function textNode(value: string): object {
  return { type: "text", value };
}

/** React finds the reader's value here where it is remembered, and leaves it. */
function variable(form: string, text: string): object {
  const properties = { "data-var": form, suppressHydrationWarning: true };
  return { type: "element", tagName: "var", properties, children: [textNode(text)] };
}
