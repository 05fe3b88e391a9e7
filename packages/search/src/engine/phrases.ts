import type { SearchRecord } from "../model";
import { termsOf } from "./analyze";
import { normalizeTerm } from "./normalize";
import { isStopWord } from "./wordLists";

/**
 * Records whose phrases have no stop words: queries have none either, and the first file is 3 kB smaller. A phrase whose
 * expressions of the synonym table would change, such as `sign in`, stays as it is.
 */
export function withBarePhrases(records: readonly SearchRecord[]): readonly SearchRecord[] {
  return records.map((record) => ({ ...record, keywords: record.keywords.map(barePhrase) }));
}

function barePhrase(phrase: string): string {
  const bare = phrase
    .split(" ")
    .filter((word) => !isStopWord(normalizeTerm(word)))
    .join(" ");
  return bare !== "" && expressionsOf(bare).join() === expressionsOf(phrase).join() ? bare : phrase;
}

/** The terms of expressions, which alone have spaces. */
function expressionsOf(text: string): readonly string[] {
  return termsOf(text).filter((term) => term.includes(" "));
}
