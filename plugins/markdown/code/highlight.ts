import { Prism, normalizeTokens } from "prism-react-renderer";
import { placeholderTags, type Placeholder } from "../../../src/lib/apiVariables";
import type { LineMark } from "../../content/parse/codeMarks";
import { grammarOf } from "../../content/parse/languages";
import { mergeSpans } from "./merge";
import { piecesByPlace, type Piece } from "./places";

/** Token kinds of the code palette (`src/css/code.css`), each with the Prism types that it shows. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
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
const PUNCTUATION = "tk-o";

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/**
 * Highlights code once, at build.
 *
 * @param code source text without a final newline
 * @param language fence language; without a grammar the text stays plain
 * @param marks lines to mark, by their number from 1
 * @param places stretches that a reader can fill with values; each lies in one line
 * @param numberFrom number of the first line, where lines are numbered
 * @returns HTML for a `<code>` element: escaped text and class-based spans, one per run of equal tokens
 */
export function highlight(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark> = new Map(),
  places: readonly Placeholder[] = [],
  numberFrom?: number,
): string {
  const starts = lineStarts(code);
  const html = tokenLines(code, language)
    .map((pieces, index) => {
      const number = numberFrom === undefined ? undefined : numberFrom + index;
      return row(lineHtml(pieces, starts[index] ?? 0, places), marks.get(index + 1), number);
    })
    .join("\n");
  return mergeSpans(html);
}

function lineStarts(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function tokenLines(code: string, language: string): Piece[][] {
  const grammar = grammarOf(language);
  if (!grammar) return code.split("\n").map((text) => [{ kind: undefined, text }]);
  const tokens = Prism.tokenize(code, grammar);
  return normalizeTokens(tokens).map((line) =>
    mergeRuns(
      line
        .filter(({ empty }) => !empty)
        .map(({ types, content }) => ({ kind: kindIn(language, types), text: content })),
    ),
  );
}

/** JSON is nothing but coloured words and punctuation: the block has the colour of the latter. */
function kindIn(language: string, types: readonly string[]): string | undefined {
  const kind = kindOf(types);
  return language === "json" && kind === PUNCTUATION ? undefined : kind;
}

/** The innermost type with a colour wins. Code inside of a text, such as `${name}`, is no text. */
function kindOf(types: readonly string[]): string | undefined {
  const own = types.slice(types.lastIndexOf("interpolation") + 1);
  return own.map((type) => KIND_OF.get(type)).findLast((kind) => kind !== undefined);
}

/** Joins neighbours of one kind; white space joins whatever comes before it. */
function mergeRuns(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const joins = last && (last.kind === piece.kind || piece.text.trim() === "");
    if (joins) runs[runs.length - 1] = { kind: last.kind, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
}

/** A line's pieces as HTML; a place is one element of one colour (`src/css/code.css`). */
function lineHtml(pieces: readonly Piece[], start: number, places: readonly Placeholder[]): string {
  if (places.length === 0) return pieces.map(toHtml).join("");
  return piecesByPlace(pieces, start, places)
    .map(({ place, pieces: inside }) => {
      if (!place) return inside.map(toHtml).join("");
      const [open, close] = placeholderTags(place.form);
      return open + escapeHtml(inside.map(({ text }) => text).join("")) + close;
    })
    .join("");
}

function toHtml({ kind, text }: Piece): string {
  const safe = escapeHtml(text);
  return kind === undefined ? safe : `<span class="${kind}">${safe}</span>`;
}

/** Elements of marked lines, so that they are told apart without colors too. */
const ROWS: Readonly<Record<LineMark, readonly [tag: string, classes: string]>> = {
  highlight: ["mark", "tk-line"],
  error: ["mark", "tk-line tk-wrong"],
  add: ["ins", "tk-line"],
  remove: ["del", "tk-line"],
};

/** A line that is neither marked nor numbered needs no element. */
function row(html: string, mark: LineMark | undefined, number: number | undefined): string {
  if (mark === undefined && number === undefined) return html;
  const [tag, classes] = mark === undefined ? ["span", "tk-row"] : ROWS[mark];
  const numbered = number === undefined ? "" : ` data-n="${number}"`;
  return `<${tag} class="${classes}"${numbered}>${html}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
