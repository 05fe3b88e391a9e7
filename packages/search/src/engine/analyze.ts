/**
 * The terms of a text under which the index has it: each word and each part of a compound, the stem of each, marked, so that
 * prefixes do not find it, and each expression of the synonym table.
 */
import { removeInflection, stemOf } from "./stem";
import { findExpressions } from "./synonyms";
import { smallestParts, splitChunks, tokensOf } from "./tokenize";

interface Analyzed {
  readonly terms: readonly string[];
  /** Words in the order of the text, without inflections; a compound gives its smallest parts. */
  readonly words: readonly string[];
}

/** The form in which a stem is a term; null for a word without one. */
export function stemTermOf(term: string): string | null {
  const stem = stemOf(term);
  return stem === null ? null : `~${stem}`;
}

/** Runs of text between white space, most of which occur many times. */
const runs = new Map<string, Analyzed>();

/** All terms of a text, with repetition. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  const words: string[] = [];
  for (const run of text.split(/\s+/)) {
    const analyzed = runs.get(run) ?? analyzeRun(run);
    terms.push(...analyzed.terms);
    words.push(...analyzed.words);
  }
  terms.push(...findExpressions(words));
  return terms;
}

function analyzeRun(run: string): Analyzed {
  const chunks = splitChunks(run);
  const analyzed = {
    terms: tokensOf(chunks).flatMap(({ term }) => [term, stemTermOf(term) ?? []].flat()),
    words: chunks.flatMap((chunk) => {
      const parts = smallestParts(chunk);
      return (parts.length > 0 ? parts : [chunk.token]).map(({ term }) => removeInflection(term));
    }),
  };
  runs.set(run, analyzed);
  return analyzed;
}
