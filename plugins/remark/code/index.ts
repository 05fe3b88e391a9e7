import { walkWithParent, type MdAttribute, type MdNode } from "../tree";
import { highlight, parseLineRanges } from "./highlight";

/** `key="value"` pairs that a fence's info string may carry. */
const META_PAIR = /(title|tag|label)="([^"]*)"/g;

/**
 * Remark rule: turns every fenced block into a `CodeBlock` element whose text is highlighted already,
 * so that the browser never runs a highlighter.
 */
export function remarkCode() {
  return (root: MdNode): void => {
    for (const { node, parent, index } of [...walkWithParent(root)]) {
      if (node.type === "code" && parent.children) parent.children[index] = codeBlock(node);
    }
  };
}

function codeBlock(node: MdNode): MdNode {
  const meta = node.meta ?? "";
  const language = node.lang ?? "text";
  const html = highlight(node.value ?? "", language, parseLineRanges(meta));
  const pairs = [...meta.matchAll(META_PAIR)].map(([, name = "", value = ""]) => attribute(name, value));
  return {
    type: "mdxJsxFlowElement",
    name: "CodeBlock",
    attributes: [attribute("language", language), ...pairs, attribute("html", html)],
    children: [],
    position: node.position,
  };
}

function attribute(name: string, value: string): MdAttribute {
  return { type: "mdxJsxAttribute", name, value };
}
