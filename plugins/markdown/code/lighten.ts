import { mergeSpans } from "./merge";
import { nodesBelow, type MdNode } from "../../content/parse/tree";

/** Kinds that keep their colour where a page holds much code that hardly anyone opens: comments, texts, keywords. */
const DROPPED = /<span class="tk-(?![csk]")[a-z]+">([^<]*)<\/span>/g;
const ANY = /<span class="tk-[a-z]+">([^<]*)<\/span>/g;

/** Between the items of a list, colours of texts go on. */
const LIST_MARKS = ",:";

/** A group with more panels than this is a request in many languages. */
const FEW_PANELS = 3;

/** Highlighted code with fewer elements; data has no colours at all. */
export function lighten(html: string, language: string): string {
  return mergeSpans(html.replace(language === "json" ? ANY : DROPPED, "$1"), LIST_MARKS);
}

/**
 * The code blocks of a page that do not show at first: panels behind the first one of a large group, and the bodies
 * of answers behind a closed disclosure or a second tab. They are most of the elements of an API page.
 */
export function hiddenCode(root: MdNode): ReadonlySet<MdNode> {
  const hidden = new Set<MdNode>();
  for (const node of nodesBelow(root)) {
    if (node.name === "CodeGroup" && (node.children ?? []).filter(isCode).length > FEW_PANELS)
      later(node, hidden);
    if (node.name === "ResponseBody") bodies(node, hidden);
  }
  return hidden;
}

function bodies(body: MdNode, hidden: Set<MdNode>): void {
  if (body.attributes?.some(({ name }) => name === "open")) {
    for (const node of nodesBelow(body)) if (node.name === "CodeGroup") later(node, hidden);
    return;
  }
  for (const node of nodesBelow(body)) if (isCode(node)) hidden.add(node);
}

function later(group: MdNode, hidden: Set<MdNode>): void {
  const [, ...others] = (group.children ?? []).filter(isCode);
  for (const other of others) hidden.add(other);
}

function isCode({ type }: MdNode): boolean {
  return type === "code";
}
