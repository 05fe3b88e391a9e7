import type { Finding } from "docusaurus-waymark-core/report";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { isUtf16, UTF_16_PROBLEM } from "docusaurus-waymark-core/lib/utf16";
import { INVISIBLE } from "docusaurus-waymark-core/lib/invisible";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { codeOf, findingAt, nodesOf, type Page, type Source } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";

/** Replaces bytes that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Spaces other than that of the keyboard. */
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/** A no-break space after a mark, which is then not read as a mark. */
const SPACE_AFTER_MARK = /(?<=^[ \t>]*(?:#{1,6}|[-*+]|\d{1,9}[.)]))\u00A0/gm;

/** The program `tree` prints other spaces between the lines that it draws. */
const IN_TREE = /[\u2500-\u257F]\s*$/;

/** Languages of fences with any text, and languages whose parser finds wrong quotes. */
const ANY_TEXT = new Set([
  "",
  "text",
  "txt",
  "console",
  "markdown",
  "md",
  "mdx",
  "diff",
  "http",
  "json",
  "jsonc",
]);

/** Languages whose text between tags is prose. */
const MARKUP = new Set(["html", "xml", "jsx", "tsx", "astro", "vue", "svelte"]);

const SHELLS = new Set(["bash", "sh", "shell", "powershell", "ps1", "docker", "dockerfile"]);

/** Quotes and dashes that word processors put in; shells and data formats read them as letters. */
const QUOTE = /[“”„‘’＂＇]/g;
/** Signs that look like a hyphen, but that no program reads as one. */
const LIKE_HYPHEN = /[\u2010\u2011\uFF0D]|\u2212(?!\d)/g;
const DASH = /(?<=^|\s)[–—]+(?=\s?\w|\s|$)/gm;

/**
 * Finds invisible characters, replacement characters, and look-alikes in code. The code of generated pages has values of the API,
 * which stay as they are.
 */
export function characterRule(page: Page): Finding[] {
  if (isUtf16(page.text)) return [findingAt(page, 0, { rule: "encoding", ...UTF_16_PROBLEM })];
  const typed = isGenerated(page) ? [] : [...spaces(page), ...signsInCode(page)];
  return [...wrongSigns(page), ...typed];
}

/** What no text may have. */
export function wrongSigns(source: Source): Finding[] {
  const [wrong] = encoding(source);
  // Invisible characters of a file that is no text, or of another encoding, are the same mistake.
  return wrong ? [wrong] : invisible(source);
}

/** Pages are UTF-8: other bytes would be published as replacement characters. One finding a page. */
function encoding(page: Source): Finding[] {
  const offset = page.text.indexOf(REPLACEMENT);
  const problem = { message: "A character is not in UTF-8.", fix: "save the file as UTF-8." };
  return offset < 0 ? [] : [findingAt(page, offset, { rule: "encoding", ...problem })];
}

function invisible(page: Source): Finding[] {
  return [...page.text.matchAll(INVISIBLE)].map(({ 0: char, index }) => {
    const message = `An invisible character, ${nameOf(char)}, is in the text.`;
    return replacingChar(page, index, char, "", message, "remove it.");
  });
}

/** Other spaces are mistakes in code and after marks; in prose they may be meant, so the finding is advice. */
function spaces(page: Page): Finding[] {
  const ranges = nodesOf(page).flatMap((node) =>
    node.type === "code" || node.type === "inlineCode"
      ? [[offsetOf(page.text, node), endOf(page.text, node)] as const]
      : [],
  );
  const afterMarks = new Set([...page.text.matchAll(SPACE_AFTER_MARK)].map(({ index }) => index));
  const found = [...page.text.matchAll(SPACE)].flatMap(({ 0: char, index }) => {
    const isCode = ranges.some(([start, end]) => start <= index && index < end);
    if (isCode && IN_TREE.test(page.text.slice(page.text.lastIndexOf("\n", index) + 1, index))) return [];
    const isError = isCode || afterMarks.has(index);
    const message = `This is not an ordinary space, but ${nameOf(char)}.`;
    const fix = isError
      ? "write a space."
      : 'write a space, or "&nbsp;" between words that belong on one line.';
    return [{ ...replacingChar(page, index, char, " ", message, fix), ...(!isError && { advice: true }) }];
  });
  return oncePerLine(found);
}

/** The first finding of each kind on a line, with the changes of the others: drawings of trees have such a space in each column. */
function oncePerLine(findings: readonly Finding[]): Finding[] {
  const groups = groupBy(findings, ({ line, message, fix }) => `${line} ${message} ${fix}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return [{ ...first, edits: [first, ...others].flatMap(({ edits = [] }) => edits) }];
  });
}

function signsInCode(page: Page): Finding[] {
  return codeOf(page).flatMap(({ kind, language, text, offsetAt }) => {
    if (kind === "fence" && ANY_TEXT.has(language)) return [];
    const dashes = SHELLS.has(language) ? text.matchAll(DASH) : [];
    const found = [...text.matchAll(QUOTE), ...text.matchAll(LIKE_HYPHEN), ...dashes];
    return found
      .filter(
        ({ index }) =>
          kind === "inline" || !(isInText(text, index) || (MARKUP.has(language) && isProse(text, index))),
      )
      .map(({ 0: sign, index }) => {
        const plain = /[‘’＇]/.test(sign) ? "'" : /[“”„＂]/.test(sign) ? '"' : sign.length > 1 ? "--" : "-";
        const message = `"${sign}" in code is not the sign that readers have to type.`;
        return replacingChar(page, offsetAt(index), sign, plain, message, `write ${plain}.`);
      });
  });
}

/** True if a place is in a comment or between double quotes. */
function isInText(code: string, offset: number): boolean {
  const line = code.slice(code.lastIndexOf("\n", offset - 1) + 1, offset);
  return /(?:^|\s)(?:#|\/\/|--\s)/.test(line) || (line.match(/"/g)?.length ?? 0) % 2 === 1;
}

/** True if a place follows a tag and is in none. */
function isProse(code: string, offset: number): boolean {
  return /<[\w/][^<>]*>[^<>]*$/.test(code.slice(0, offset));
}

function replacingChar(
  page: Source,
  offset: number,
  char: string,
  next: string,
  message: string,
  fix: string,
): Finding {
  const edits = [{ start: offset, end: offset + char.length, text: next }];
  return findingAt(page, offset, { rule: "character", message, fix, edits });
}

const NAMES: Readonly<Record<string, string>> = {
  "\0": "NUL",
  "\u00A0": "a no-break space",
  "\u00AD": "a soft hyphen",
  "\u200B": "a zero-width space",
  "\u202E": "a change of the direction of text",
  "\uFEFF": "a byte order mark",
};

function nameOf(char: string): string {
  const code = `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = NAMES[char];
  return name === undefined ? code : `${name} (${code})`;
}
