import { isUtf16, UTF_16_PROBLEM } from "../lib/utf16";
import type { TextProblem } from "./place";

/** The mistake that keeps a text from being read as JSON; undefined for JSON. */
export function jsonProblem(text: string): TextProblem | undefined {
  if (isUtf16(text)) return { offset: 0, ...UTF_16_PROBLEM };
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const offset = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    return { offset, message: "The file is not valid JSON.", fix: "correct what comes before this place." };
  }
}
