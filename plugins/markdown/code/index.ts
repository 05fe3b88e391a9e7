import { placesOf, type SamplePlaces } from "../../../src/lib/apiVariables";
import { placesBelow, type MdAttribute, type MdNode } from "../../content/parse/tree";
import { readMarks } from "../../content/parse/codeMarks";
import { fenceMetaOf } from "../../content/parse/fenceMeta";
import { highlight } from "./highlight";
import { hiddenCode, lighten } from "./lighten";

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
  const meta = fenceMetaOf(node.meta ?? "");
  const language = node.lang ?? "text";
  const { code, marks } = readMarks(node.value ?? "", language, meta.lines);
  const places = samplePlaces && placesOf(code, samplePlaces);
  const html = highlight(code, language, marks, places, meta.numberFrom);
  const { title, tag, label } = meta;
  const pairs = Object.entries({ title, tag, label }).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
  );
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
