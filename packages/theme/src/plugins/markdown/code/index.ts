import { textsOf, type PageValues } from "docusaurus-waymark-core/facts/readerValues";
import {
  findPlaceholders,
  type Placeholder,
  type SamplePlaceholder,
} from "docusaurus-waymark-core/values/apiVariables";
import { readerPlaces } from "docusaurus-waymark-core/values/readerPlaces";
import { jsxAttribute, placesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { readMarks } from "docusaurus-waymark-core/parse/codeMarks";
import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import { highlight } from "./highlight";
import { markCommands } from "./inlineCommands";
import { markInlineValues } from "./inlineValues";
import { hiddenCode, reduceHighlighting } from "./lighten";

interface CodeOptions {
  /** Server and token of request samples; set on pages of the API section. */
  readonly samplePlaceholders?: readonly SamplePlaceholder[] | undefined;
  /** Values of every page, without its front matter. */
  readonly common?: PageValues;
  /** Name of the program that the product installs. */
  readonly client?: string | undefined;
}

/** Values that a reader can fill in on a page. */
interface FillableValues {
  readonly samplePlaceholders: readonly SamplePlaceholder[] | undefined;
  readonly values: PageValues;
}

/**
 * Remark rule: replaces every code fence with a `CodeBlock` element that contains highlighted HTML, so that
 * browsers need no highlighter. Values that a reader can fill in are marked, in inline code too, and commands in lists and tables.
 */
export function remarkCode({ samplePlaceholders, common, client }: CodeOptions = {}) {
  return (root: MdNode, file?: Pick<MdFile, "data">): void => {
    const hiddenBlocks = hiddenCode(root);
    const frontMatter = (file?.data["frontMatter"] ?? {}) as { readonly values?: PageValues };
    const values = withCommon(common, frontMatter.values);
    for (const { node, parent, index } of placesBelow(root, ({ type }) => type === "code"))
      parent.children?.splice(
        index,
        1,
        codeBlock(node, { samplePlaceholders, values }, hiddenBlocks.has(node)),
      );
    markInlineValues(root, values);
    markCommands(root, client);
  };
}

/** The values of a page, and the texts that are values on every page. */
function withCommon(common: PageValues = {}, own: PageValues = {}): PageValues {
  const names = [...new Set([...Object.keys(own), ...Object.keys(common)])];
  return Object.fromEntries(names.map((name) => [name, [...textsOf(own[name]), ...textsOf(common[name])]]));
}

function codeBlock(node: MdNode, fillable: FillableValues, isHidden: boolean): MdNode {
  const meta = fenceMetaOf(node.meta ?? "");
  const language = node.lang ?? "text";
  const { code, marks } = readMarks(node.value ?? "", language, meta.lines);
  const places = fieldsIn(code, language, fillable);
  const html = highlight(code, language, marks, places, meta.numberFrom);
  const { title, tag, label } = meta;
  const pairs = Object.entries({ title, tag, label }).flatMap(([name, value]) =>
    value === undefined ? [] : [jsxAttribute(name, value)],
  );
  return {
    type: "mdxJsxFlowElement",
    name: "CodeBlock",
    attributes: [
      jsxAttribute("language", language),
      ...pairs,
      jsxAttribute("html", isHidden ? reduceHighlighting(html, language) : html),
    ],
    children: [],
    position: node.position,
  };
}

function fieldsIn(
  text: string,
  language: string,
  { samplePlaceholders, values }: FillableValues,
): Placeholder[] {
  const readerFields = readerPlaces({ text, language }, values).flatMap(({ form, start, end }) =>
    form === undefined ? [] : [{ form, start, end }],
  );
  const sampleFields = findPlaceholders(text, samplePlaceholders ?? []).filter(
    ({ start, end }) => !readerFields.some((place) => place.start < end && place.end > start),
  );
  return [...readerFields, ...sampleFields].sort((a, b) => a.start - b.start);
}
