/** Parses the JSON that a reader types; an error is told in the words of the browser. */
import { parseExact } from "../exactJson";

/** Deeper JSON is not parsed; bodies of the API have fewer than ten levels. */
export const MAX_DEPTH = 64;

/** A parsed value, or the reason why the text is not JSON. */
export type JsonRead = { readonly value: unknown } | { readonly problem: string };

/** Parses a text as JSON; never throws. */
export function readJson(text: string): JsonRead {
  if (jsonDepth(text) > MAX_DEPTH) return { problem: `It is nested deeper than ${MAX_DEPTH} levels.` };
  if (text.trim() === "") return { problem: "It is empty." };
  try {
    // Parsed as it is first, so that the place that an error names is one of this text.
    JSON.parse(text);
    return { value: parseExact(text) };
  } catch (error) {
    return { problem: `${(error as Error).message}.` };
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
