/**
 * Parses JSON with error messages for readers, with line and column. The messages of `JSON.parse` differ between browsers, and
 * some have no position.
 */

import { parseExact } from "../exactJson";

/** Deeper JSON is not parsed; bodies of the API have fewer than ten levels. */
export const MAX_DEPTH = 64;

/** A parsed value, or the reason why the text is not JSON. */
export type JsonRead = { readonly value: unknown } | { readonly problem: string };

/** Parses a text as JSON; never throws. */
export function readJson(text: string): JsonRead {
  if (jsonDepth(text) > MAX_DEPTH) return { problem: `It is nested deeper than ${MAX_DEPTH} levels.` };
  try {
    return { value: parseExact(text) };
  } catch {
    return { problem: problemOf(text) };
  }
}

/** Nesting depth of a JSON text, without parsing it. Brackets in strings do not count. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[[\]{}]/g)) {
    if (bracket === "{" || bracket === "[") deepest = Math.max(deepest, ++depth);
    else if (bracket === "}" || bracket === "]") depth--;
  }
  return deepest;
}

/** White space, a string, a word or number, or any other character. */
const TOKEN = /[ \t\n\r]+|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[\w.+-]+|[\s\S]/gu;

const STRING = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/u;
const OTHER_VALUE = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

type Expected = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma or end";

const EXPECTED_WORDS: Readonly<Record<Expected, string>> = {
  value: "a value",
  "value or ]": "a value or ]",
  name: "the name of a field in double quotes",
  "name or }": "the name of a field in double quotes, or }",
  colon: "a colon",
  "comma or end": "a comma or the closing bracket",
};

/** Describes the first token that is not allowed at its position. */
function problemOf(text: string): string {
  const open: string[] = [];
  let expected = "value" as Expected;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (/^[ \t\n\r]/.test(token)) continue;
    const next: Expected | undefined =
      open.length === 0 && expected === "comma or end" ? undefined : expectedAfter(token, expected, open);
    if (next === undefined) return `${placeIn(text, index)}: ${wordsFor(token, expected, open)}.`;
    expected = next;
  }
  if (text.trim() === "") return "It is empty.";
  return `${placeIn(text, text.length)}: the text ends, and ${EXPECTED_WORDS[expected]} is missing.`;
}

/** The kind of token expected next; undefined when the token is not allowed. Updates the stack of open brackets. */
function expectedAfter(token: string, expected: Expected, open: string[]): Expected | undefined {
  if (expected === "colon") return token === ":" ? "value" : undefined;
  if (expected === "name" || expected === "name or }") {
    if (STRING.test(token)) return "colon";
    return expected === "name or }" && token === "}" ? closed(open) : undefined;
  }
  if (expected === "comma or end") {
    if (token === ",") return open.at(-1) === "{" ? "name" : "value";
    return token === (open.at(-1) === "{" ? "}" : "]") ? closed(open) : undefined;
  }
  if (token === "]" && expected === "value or ]") return closed(open);
  if (token === "{" || token === "[") {
    open.push(token);
    return token === "{" ? "name or }" : "value or ]";
  }
  return STRING.test(token) || OTHER_VALUE.test(token) ? "comma or end" : undefined;
}

function closed(open: string[]): Expected {
  open.pop();
  return "comma or end";
}

/** Longer tokens are cut in messages. */
const MAX_FOUND_CHARS = 20;

function wordsFor(token: string, expected: Expected, open: readonly string[]): string {
  if (token === '"') return "the text that begins here has no closing quote in its line";
  if (token.startsWith('"') && !STRING.test(token))
    return "this text has a backslash or a control character that JSON does not allow";
  if (open.length === 0 && expected === "comma or end") return "nothing may follow the end";
  return `expected ${EXPECTED_WORDS[expected]}, found ${token.slice(0, MAX_FOUND_CHARS)}`;
}

/** Line and column of an offset, both from 1. */
function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `Line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
