/**
 * Highlights code at build time with Prism. The result is HTML with classes instead of inline colors, and with as
 * few elements as possible, because code is most of the size of many pages.
 */
import { Prism, normalizeTokens } from "prism-react-renderer";
import { placeholderTags, type Placeholder } from "docusaurus-waymark-core/values/apiVariables";
import { escapeText } from "docusaurus-waymark-core/lib/escapeHtml";
import type { LineMark } from "docusaurus-waymark-core/parse/codeMarks";
import { grammarOf } from "docusaurus-waymark-core/parse/languages";
import { mergeSpans } from "./merge";
import { groupByField, type HighlightedText } from "./readerFields";

/** CSS classes of the code colors (`packages/theme/src/css/code.css`), and the Prism token types that get them. */
const PRISM_TYPES_BY_CLASS: Readonly<Record<string, readonly string[]>> = {
  "tk-c": ["comment", "prolog", "doctype", "cdata", "shebang"],
  "tk-s": ["string", "char", "attr-value", "template-string", "regex", "url", "heredoc"],
  "tk-n": ["number", "boolean", "constant", "symbol", "null", "date"],
  "tk-f": ["function", "class-name", "builtin", "function-name"],
  "tk-k": ["keyword", "atrule", "important", "instruction", "directive"],
  "tk-p": [
    "property",
    "attr-name",
    "tag",
    "key",
    "variable",
    "parameter",
    "header-name",
    "selector",
    "section-name",
  ],
  "tk-i": ["inserted", "inserted-sign"],
  "tk-d": ["deleted", "deleted-sign"],
  "tk-o": ["punctuation", "operator"],
};
const PUNCTUATION_CLASS = "tk-o";

const CLASS_BY_PRISM_TYPE = new Map(
  Object.entries(PRISM_TYPES_BY_CLASS).flatMap(([className, types]) =>
    types.map((type) => [type, className] as const),
  ),
);

/**
 * Highlights code.
 *
 * @param code source text without a final newline
 * @param language fence language; without a grammar the text stays plain
 * @param marks marked lines, by line number from 1
 * @param readerFields ranges that a reader can fill with own values; each is within one line
 * @param numberFrom number of the first line; undefined without line numbers
 * @returns HTML for a `<code>` element: escaped text and one span per run of tokens with the same class
 */
export function highlight(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark> = new Map(),
  readerFields: readonly Placeholder[] = [],
  numberFrom?: number,
): string {
  const lineOffsets = findLineOffsets(code);
  const html = tokenLines(code, language)
    .map((pieces, index) => {
      const number = numberFrom === undefined ? undefined : numberFrom + index;
      return lineElement(
        lineHtml(pieces, lineOffsets[index] ?? 0, readerFields),
        marks.get(index + 1),
        number,
      );
    })
    .join("\n");
  return mergeSpans(html);
}

function findLineOffsets(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function tokenLines(code: string, language: string): HighlightedText[][] {
  const grammar = grammarOf(language);
  if (!grammar) return code.split("\n").map((text) => [{ className: undefined, text }]);
  const tokens = Prism.tokenize(code, grammar);
  return normalizeTokens(tokens).map((line) =>
    mergeRuns(
      line
        .filter(({ empty }) => !empty)
        .map(({ types, content }) => ({ className: classIn(language, types), text: content })),
    ),
  );
}

/** JSON consists of colored values and punctuation, so punctuation has the color of the block and needs no element. */
function classIn(language: string, types: readonly string[]): string | undefined {
  const className = classOf(types);
  return language === "json" && className === PUNCTUATION_CLASS ? undefined : className;
}

/**
 * The innermost type with a class wins. Types outside an interpolation (`${name}` in a string) do not apply inside
 * it.
 */
function classOf(types: readonly string[]): string | undefined {
  const innermost = types.slice(types.lastIndexOf("interpolation") + 1);
  return innermost
    .map((type) => CLASS_BY_PRISM_TYPE.get(type))
    .findLast((className) => className !== undefined);
}

/** Merges adjacent pieces with the same class; white space is merged with the piece before it. */
function mergeRuns(pieces: readonly HighlightedText[]): HighlightedText[] {
  const runs: HighlightedText[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const canJoin = last && (last.className === piece.className || piece.text.trim() === "");
    if (canJoin) runs[runs.length - 1] = { className: last.className, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
}

/** HTML of a line. A field of the reader is one element with a single color (`packages/theme/src/css/code.css`). */
function lineHtml(pieces: readonly HighlightedText[], start: number, places: readonly Placeholder[]): string {
  if (places.length === 0) return pieces.map(toHtml).join("");
  return groupByField(pieces, start, places)
    .map(({ field, pieces: inside }) => {
      if (!field) return inside.map(toHtml).join("");
      const [open, close] = placeholderTags(field.form);
      return open + escapeText(inside.map(({ text }) => text).join("")) + close;
    })
    .join("");
}

function toHtml({ className, text }: HighlightedText): string {
  const safe = escapeText(text);
  return className === undefined ? safe : `<span class="${className}">${safe}</span>`;
}

/** Elements of marked lines; `ins`, `del` and `mark` also tell them apart without colors. */
const MARKED_LINE_ELEMENTS: Readonly<Record<LineMark, readonly [tag: string, classes: string]>> = {
  highlight: ["mark", "tk-line"],
  error: ["mark", "tk-line tk-wrong"],
  add: ["ins", "tk-line"],
  remove: ["del", "tk-line"],
};

/** Lines without mark and number need no element. */
function lineElement(html: string, mark: LineMark | undefined, number: number | undefined): string {
  if (mark === undefined && number === undefined) return html;
  const [tag, classes] = mark === undefined ? ["span", "tk-row"] : MARKED_LINE_ELEMENTS[mark];
  const numberAttribute = number === undefined ? "" : ` data-n="${number}"`;
  return `<${tag} class="${classes}"${numberAttribute}>${html}</${tag}>`;
}
