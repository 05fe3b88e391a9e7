import { findExpressions } from "./synonyms";
import { removeInflection } from "./stem";
import { type Chunk, smallestParts, splitChunks, tokensOf } from "./tokenize";

/** The result of the analysis of a text. */
export interface AnalyzedText {
  /** All terms for the index, with repetition: tokens, and the keys of expressions of the synonym table. */
  readonly terms: readonly string[];
  /** The words in the order of the text, without inflections and placeholders; a compound gives its smallest parts. */
  readonly words: readonly string[];
}

/** A value that varies, as in `peer {name} not found`: the words around it are adjacent. */
const PLACEHOLDER = /^["'`([]*(?:\{[^{}]*\}|<[^<>]*>|%[a-z]|…|\.\.\.)["'`)\].,:;]*$/;
const PLACEHOLDERS = /\{[^{}]*\}|<[^<>]*>|%[a-z]|…/g;

/** A message without the values that vary. */
export function withoutPlaceholders(message: string): string {
  return message.replace(PLACEHOLDERS, " ");
}

const EMPTY: AnalyzedText = { terms: [], words: [] };

/** Analyzes the texts of an index. Runs of text between white space are cached, since most occur many times. */
export class TextAnalyzer {
  private readonly cache = new Map<string, AnalyzedText>();

  analyze(text: string): AnalyzedText {
    if (text === "") return EMPTY;
    const terms: string[] = [];
    const words: string[] = [];
    for (const run of text.split(/\s+/)) {
      const analyzed = this.analyzeRun(run);
      terms.push(...analyzed.terms);
      words.push(...analyzed.words);
    }
    terms.push(...findExpressions(words));
    return { terms, words };
  }

  private analyzeRun(run: string): AnalyzedText {
    const cached = this.cache.get(run);
    if (cached) return cached;
    const chunks = splitChunks(run);
    const analyzed = {
      terms: tokensOf(chunks).map(({ term }) => term),
      words: PLACEHOLDER.test(run) ? [] : chunks.flatMap(wordsOf).map(removeInflection),
    };
    this.cache.set(run, analyzed);
    return analyzed;
  }
}

function wordsOf(chunk: Chunk): readonly string[] {
  const parts = smallestParts(chunk);
  return (parts.length > 0 ? parts : [chunk.token]).map(({ term }) => term);
}
