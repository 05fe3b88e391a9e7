/** The rules for prose over texts that stand outside pages: facts, JSON schemas, descriptions of APIs, and the interface. */
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";
import { maskTokens, type PageContext, type Source } from "docusaurus-waymark-core/parse";
import { parseMarkdown } from "docusaurus-waymark-core/parse/parser";
import { nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { pathsBelow } from "docusaurus-waymark-core/content/site";
import { positionOf, type Finding } from "docusaurus-waymark-core/report";
import { sourceLanguageOf } from "docusaurus-waymark-core/sections/locales";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { isUtf16 } from "docusaurus-waymark-core/lib/utf16";
import { proseRules } from "./rules";
import { wrongSigns } from "./rules/text/characters";
import { isInterfaceTexts, placeholderFindings } from "./placeholders";
import { oncePerWord } from "./rules/prose/spelling";

/** Keys whose values people read. */
const PROSE_KEYS: ReadonlySet<string> = new Set(
  "about cause compares description fix hint limit meaning purpose rights sign summary term use x-quirk x-summary".split(
    " ",
  ),
);

/** Keys with data, which has the words that it has. */
const DATA_KEYS: ReadonlySet<string> = new Set(["default", "example", "examples"]);

/**
 * The files of a site that have such texts: its facts, their schemas, and its modules.
 *
 * @param descriptions descriptions of APIs
 */
export function filesWithTexts(root: string, descriptions: readonly string[]): string[] {
  const { facts, schemas } = currentSite();
  const files = [facts, schemas, "src"].flatMap((folder) => pathsBelow(root, folder));
  const own = [...files, ...descriptions].filter((file) => /\.(?:ya?ml|schema\.json|tsx?)$/.test(file));
  return [...new Set([...own, ...pathsBelow(root, "i18n").filter(isInterfaceTexts)])];
}

/** What the rules for prose, which know English, find in the texts of a file: YAML, JSON, or code with calls of `translate`. */
export function textFindings({ path: file, text }: Source, context: PageContext): Finding[] {
  if (isInterfaceTexts(file)) return placeholderFindings({ path: file, text });
  const isData = /\.(?:ya?ml|json)$/.test(file);
  const texts = isData ? textsOfData(text) : textsOfCode(text);
  const signs = isData && !isUtf16(text) ? wrongSigns({ path: file, text }) : [];
  if (texts.length === 0 || !/^en\b/.test(sourceLanguageOf(currentSite()))) return signs;
  const children = texts.flatMap((one) => blocksOf(one, text));
  const root = { type: "root", children };
  const page = { path: file, text, ...context, frontMatter: {}, problems: [], root };
  return [...signs, ...oncePerWord(proseRules().flatMap((rule) => rule(page)))];
}

/** A text in a file: its place, and what the file has there, with blanks for marks that are not of the text. */
interface Text {
  readonly start: number;
  readonly written: string;
}

function textsOfData(text: string): Text[] {
  const { contents } = parseDocument(text, { schema: "failsafe", logLevel: "silent" });
  return proseIn(contents).flatMap(({ range }) => {
    if (!range) return [];
    const [start, end] = range;
    const written = text.slice(start, end).replace(/^(?:[|>].*|["'])|["']$/g, blanks);
    // In single quotes an apostrophe is doubled.
    return [{ start, written: written.replace(/(\w+)''(?=\w)/g, " $1'") }];
  });
}

function proseIn(node: unknown, isProse = false): Scalar[] {
  if (isScalar(node)) return isProse ? [node] : [];
  if (isSeq(node)) return node.items.flatMap((item) => proseIn(item, isProse));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    DATA_KEYS.has(String(key)) ? [] : proseIn(value, PROSE_KEYS.has(String(key))),
  );
}

/** The English text of a call of `translate`. */
const MESSAGE = /(?<=\bmessage:\s*")(?:[^"\\\n]|\\.)+(?=")/g;

function textsOfCode(text: string): Text[] {
  if (!text.includes('"@docusaurus/Translate"')) return [];
  return [...text.matchAll(MESSAGE)].map(({ 0: written, index }) => ({ start: index, written }));
}

function blanks(mark: string): string {
  return " ".repeat(mark.length);
}

/** The blocks of a text with the places that they have in the file; none if it is no Markdown, as with `<placeholders>`. */
function blocksOf({ start, written }: Text, text: string): readonly MdNode[] {
  try {
    const root = parseMarkdown(maskTokens(written));
    move(root, start, positionOf(text, start));
    return root.children ?? [];
  } catch {
    return [];
  }
}

/** Moves what was read at the beginning of a file to its place. */
function move(root: MdNode, by: number, first: { readonly line: number; readonly column: number }): void {
  type Point = NonNullable<MdNode["position"]>["start"];
  const moved = ({ line, column, offset = 0 }: Point): Point => ({
    line: line + first.line - 1,
    column: line === 1 ? column + first.column - 1 : column,
    offset: offset + by,
  });
  for (const node of nodesBelow(root)) {
    const { start, end } = node.position ?? {};
    if (start) node.position = { start: moved(start), ...(end && { end: moved(end) }) };
  }
}
