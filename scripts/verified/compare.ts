import { escapeRegExp } from "../../src/lib/escapeRegExp";

/** Patterns for values that differ between runs, and their replacements in both texts; applied in this order. */
const MASKS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\x1b\[[0-9;]*m/g, ""],
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g, "TIME"],
  [/\b\d{1,2}:\d\d:\d\d(?:\.\d+)?\b/g, "TIME"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "ID"],
  [/(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{43}=/g, "KEY"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?::\d{1,5})?\b/g, "ADDRESS"],
  [/(?<![\w:])\[?(?:[0-9a-f]{1,4}:){2,}(?::?[0-9a-f]{1,4})*(?:::)?\]?(?:\/\d{1,3})?/gi, "ADDRESS"],
  [/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/g, "VERSION"],
  [/\b[0-9a-f]{8,}\b/gi, "ID"],
  [/\b\d+(?:\.\d+)?\s?(?:[KMGT]?i?B|[nµm]?s|(?:second|minute|hour|day)s?)\b(?: ago)?/g, "AMOUNT"],
];

/** A line of a page that matches any number of lines. */
const ELLIPSIS = /^\s*(?:…|\.{3}|\[(?:…|\.{3})\])\s*$/;
/** Matches any text within a line. */
const PLACEHOLDER = /<[A-Za-z][A-Za-z0-9 _.'-]*>|…/;

/** A difference between a page and actual output; `line` counts from 1 in the text of the page. */
export interface Difference {
  readonly line: number;
  readonly expected: string;
  /** Undefined after the end of the output. */
  readonly actual: string | undefined;
}

/**
 * The first difference, or undefined. Addresses, keys, ids, times, versions, amounts and column spacing are
 * ignored; `<name>` and `…` on the page match any text in a line, a line with only `…` any number of lines.
 */
export function firstDifference(expected: string, actual: string): Difference | undefined {
  const wanted = linesOf(expected);
  const got = linesOf(actual);
  let at = 0;
  let isOpen = false;
  for (const [index, text] of wanted.entries()) {
    if (ELLIPSIS.test(text)) {
      isOpen = true;
      continue;
    }
    const pattern = patternOf(text);
    const found = isOpen
      ? got.findIndex((line, place) => place >= at && pattern.test(maskVolatile(line)))
      : at;
    const line = got[found];
    if (line === undefined || !pattern.test(maskVolatile(line)))
      return { line: index + 1, expected: text, actual: line ?? got[at] };
    at = found + 1;
    isOpen = false;
  }
  const rest = got[at];
  return isOpen || rest === undefined ? undefined : { line: wanted.length + 1, expected: "", actual: rest };
}

function linesOf(text: string): string[] {
  if (text.trim() === "") return [];
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
}

function patternOf(line: string): RegExp {
  const parts = line.split(PLACEHOLDER).map((part) => escapeRegExp(maskVolatile(part, false)));
  return new RegExp(`^${parts.join(".*").trim()}$`);
}

/** Replaces values that differ between runs. */
function maskVolatile(line: string, trims = true): string {
  const text = MASKS.reduce((now, [pattern, word]) => now.replace(pattern, word), line).replace(/\s+/g, " ");
  return trims ? text.trim() : text;
}
