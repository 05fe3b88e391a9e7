import type { PageValues } from "../../../src/facts/readerValues";
import { findPlaceholders, type Placeholder, type SamplePlaceholders } from "../../../src/lib/apiVariables";
import { readerPlaces } from "../../content/parse/readerPlaces";
import { placesBelow, type MdAttribute, type MdFile, type MdNode } from "../../content/parse/tree";
import { readMarks } from "../../content/parse/codeMarks";
import { fenceMetaOf } from "../../content/parse/fenceMeta";
import { highlight } from "./highlight";
import { markInlineValues } from "./inlineValues";
import { hiddenCode, lighten } from "./lighten";

interface CodeOptions {
  /** What readers can fill in on every page: given for the pages of the API section. */
  readonly samplePlaces?: SamplePlaceholders | undefined;
}

/** What readers can fill in on a page. */
interface Fillable {
  readonly samplePlaces: SamplePlaceholders | undefined;
  readonly values: PageValues;
}

/**
 * Remark rule: turns every fenced block into a `CodeBlock` element whose text is highlighted already,
 * so that the browser never runs a highlighter. Places of readers' own values are marked, in inline code too.
 */
export function remarkCode({ samplePlaces }: CodeOptions = {}) {
  return (root: MdNode, file?: Pick<MdFile, "data">): void => {
    const hidden = hiddenCode(root);
    const { values = {} } = (file?.data["frontMatter"] ?? {}) as { readonly values?: PageValues };
    for (const { node, parent, index } of placesBelow(root, ({ type }) => type === "code"))
      parent.children?.splice(index, 1, codeBlock(node, { samplePlaces, values }, hidden.has(node)));
    markInlineValues(root, values);
  };
}

function codeBlock(node: MdNode, fillable: Fillable, light: boolean): MdNode {
  const meta = fenceMetaOf(node.meta ?? "");
  const language = node.lang ?? "text";
  const { code, marks } = readMarks(node.value ?? "", language, meta.lines);
  const places = placesIn(code, language, fillable);
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

function placesIn(text: string, language: string, { samplePlaces, values }: Fillable): Placeholder[] {
  const own = readerPlaces({ text, language }, values).flatMap(({ form, start, end }) =>
    form === undefined ? [] : [{ form, start, end }],
  );
  const sample = (samplePlaces ? findPlaceholders(text, samplePlaces) : []).filter(
    ({ start, end }) => !own.some((place) => place.start < end && place.end > start),
  );
  return [...own, ...sample].sort((a, b) => a.start - b.start);
}

function attribute(name: string, value: string): MdAttribute {
  return { type: "mdxJsxAttribute", name, value };
}
