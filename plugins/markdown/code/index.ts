import { placesOf, type SamplePlaces } from "../../../src/lib/apiVariables";
import { placesBelow, type MdAttribute, type MdNode } from "../../content/parse/tree";
import { highlight, parseLineRanges } from "./highlight";
import { hiddenCode, lighten } from "./lighten";

/** `key="value"` pairs that a fence's info string may carry. */
const META_PAIR = /(title|tag|label)="([^"]*)"/g;

interface CodeOptions {
  /** Marks what a reader can fill in: given for the pages of the API section. */
  readonly samplePlaces?: SamplePlaces | undefined;
}

/**
 * Remark rule: turns every fenced block into a `CodeBlock` element whose text is highlighted already,
 * so that the browser never runs a highlighter.
 */
export function remarkCode({ samplePlaces }: CodeOptions = {}) {
  return (root: MdNode): void => {
    const hidden = hiddenCode(root);
    for (const { node, parent, index } of placesBelow(root, ({ type }) => type === "code"))
      parent.children?.splice(index, 1, codeBlock(node, samplePlaces, hidden.has(node)));
  };
}

function codeBlock(node: MdNode, samplePlaces: SamplePlaces | undefined, light: boolean): MdNode {
  const meta = node.meta ?? "";
  const language = node.lang ?? "text";
  const code = node.value ?? "";
  const places = samplePlaces && placesOf(code, samplePlaces);
  const html = highlight(code, language, parseLineRanges(meta), places);
  const pairs = [...meta.matchAll(META_PAIR)].map(([, name = "", value = ""]) => attribute(name, value));
  return {
    type: "mdxJsxFlowElement",
    name: "CodeBlock",
    attributes: [
      attribute("language", language),
      ...pairs,
      attribute("html", light ? lighten(html, language) : html),
    ],
    children: [],
    position: node.position,
  };
}

function attribute(name: string, value: string): MdAttribute {
  return { type: "mdxJsxAttribute", name, value };
}
