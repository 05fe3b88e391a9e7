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
import { canonicalLanguage, colorCommand } from "docusaurus-waymark-core/parse/languages";
import { highlight } from "./highlight";
import { markCommands } from "./inlineCommands";
import { markInlineValues } from "./inlineValues";
import { hiddenCode, reduceHighlighting } from "./lighten";
import { shortElements } from "./merge";
import { markWrapping } from "./wrapping";

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
  if (client !== undefined) colorCommand(client);
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
    markOutputs(root);
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
  const elements = shortElements(isHidden ? reduceHighlighting(html, language) : html);
  const wraps = isShort(code, language);
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
      ...(wraps ? [jsxAttribute("wraps", null)] : []),
      jsxAttribute("html", wraps ? markWrapping(elements) : elements),
    ],
    children: [],
    position: node.position,
  };
}

/** Commands that wrap instead of being cut: a reader compares what they paste. Longer scripts scroll. */
function isShort(code: string, language: string): boolean {
  return isShell(language) && code.split("\n").length <= MAX_WRAPPED_LINES;
}

const MAX_WRAPPED_LINES = 6;

/** Marks plain text without a title that follows a command as the command's output: both are one frame. */
function markOutputs(root: MdNode): void {
  for (const { node, parent, index } of placesBelow(root, ({ name }) => name === "CodeBlock")) {
    const before = parent.children?.[index - 1];
    if (before?.name !== "CodeBlock" || parent.name === "CodeGroup") continue;
    const isOutput = valueOf(node, "language") === "text" && valueOf(node, "title") === undefined;
    if (isOutput && isShell(valueOf(before, "language") ?? ""))
      node.attributes?.push(jsxAttribute("output", null));
  }
}

function valueOf({ attributes = [] }: MdNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

function isShell(language: string): boolean {
  return ["bash", "powershell"].includes(canonicalLanguage(language));
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
