import { findExpressions } from "./synonyms";
import { removeInflection } from "./stem";
import { type Chunk, smallestParts, splitChunks, tokenize } from "./tokenize";

/** The result of the analysis of a text. */
export interface AnalyzedText {
  /** All terms for the index, with repetition: tokens, and the keys of expressions of the synonym table. */
  readonly terms: readonly string[];
  /** The words in the order of the text, without inflections; a compound gives its smallest parts. */
  readonly words: readonly string[];
}

const EMPTY: AnalyzedText = { terms: [], words: [] };

/** Analyzes the texts of an index. Runs of text between white space are cached, since most occur many times. */
export class TextAnalyzer {
  private readonly cache = new Map<string, AnalyzedText>();

  analyze(text: string): AnalyzedText {
    if (text === "") return EMPTY;
    const runs = text.split(/\s+/).map((run) => this.analyzeRun(run));
    const words = runs.flatMap((run) => run.words);
    return { terms: [...runs.flatMap(({ terms }) => terms), ...findExpressions(words)], words };
  }

  private analyzeRun(run: string): AnalyzedText {
    const cached = this.cache.get(run);
    if (cached) return cached;
    const analyzed = {
      terms: tokenize(run).map(({ term }) => term),
      words: splitChunks(run).flatMap(wordsOf).map(removeInflection),
    };
    this.cache.set(run, analyzed);
    return analyzed;
  }
}

function wordsOf(chunk: Chunk): readonly string[] {
  const parts = smallestParts(chunk);
  return (parts.length > 0 ? parts : [chunk.token]).map(({ term }) => term);
}
