import { isUtf16, UTF_16_PROBLEM } from "../lib/utf16";

/** A mistake in a text that must be JSON. */
export interface JsonProblem {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** The mistake that keeps a text from being read as JSON; undefined for JSON. */
export function jsonProblem(text: string): JsonProblem | undefined {
  if (isUtf16(text)) return { offset: 0, ...UTF_16_PROBLEM };
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const offset = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    return { offset, message: "The file is not valid JSON.", fix: "correct what comes before this place." };
  }
}
