/**
 * Reduces highlighting in code that is hidden until a reader opens it. Such code makes up most elements of an API
 * page.
 */
import { mergeSpans } from "./merge";
import { nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** Spans other than comments, strings and keywords. */
const UNESSENTIAL_SPAN = /<span class="tk-(?![csk]")[a-z]+">([^<]*)<\/span>/g;
const ANY_SPAN = /<span class="tk-[a-z]+">([^<]*)<\/span>/g;

/** Punctuation between items of a list may take the color of strings. */
const LIST_PUNCTUATION = ",:";

/** A group with more panels shows a request in several languages. */
const MAX_HIGHLIGHTED_PANELS = 3;

/** Removes most spans from highlighted code; from JSON it removes all. */
export function reduceHighlighting(html: string, language: string): string {
  return mergeSpans(html.replace(language === "json" ? ANY_SPAN : UNESSENTIAL_SPAN, "$1"), LIST_PUNCTUATION);
}

/**
 * Code blocks that are hidden when a page opens: all panels but the first of a large code group, and response
 * bodies in a tab behind the first. The example of a closed answer has its colors when it is opened.
 */
export function hiddenCode(root: MdNode): ReadonlySet<MdNode> {
  const hidden = new Set<MdNode>();
  for (const node of nodesBelow(root)) {
    if (node.name === "CodeGroup" && (node.children ?? []).filter(isCode).length > MAX_HIGHLIGHTED_PANELS)
      addPanelsAfterFirst(node, hidden);
    if (node.name === "ResponseBody")
      for (const group of nodesBelow(node))
        if (group.name === "CodeGroup") addPanelsAfterFirst(group, hidden);
  }
  return hidden;
}

function addPanelsAfterFirst(group: MdNode, hidden: Set<MdNode>): void {
  const [, ...others] = (group.children ?? []).filter(isCode);
  for (const other of others) hidden.add(other);
}

function isCode({ type }: MdNode): boolean {
  return type === "code";
}
