import type { Body } from "../../openapi/mock/operation";
import { readJson } from "../../openapi/schema/jsonText";

/** Longer lists help nobody. */
const MAX_SHOWN = 20;

/** What is wrong with the text of a body, each in one sentence that begins with the place; empty when it fits. */
export function bodyMistakes(
  { check, required }: Body & { readonly required: boolean },
  text: string,
): string[] {
  if (text.trim() === "") return required ? ["The operation needs a body."] : [];
  const read = readJson(text);
  if ("problem" in read) return [read.problem];
  const mistakes = check(read.value);
  const shown = mistakes
    .slice(0, MAX_SHOWN)
    .map(({ pointer, message }) => `${pointer === "" ? "The body" : pointer} ${message}`)
    .map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`));
  const more = mistakes.length - shown.length;
  return more > 0 ? [...shown, `And ${more} more.`] : shown;
}
