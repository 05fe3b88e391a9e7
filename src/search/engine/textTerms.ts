import { expressionsIn } from "./expressions";
import { type Chunk, chunksOf, smallestParts, tokenise } from "./tokenise";

interface WordTerms {
  /** All terms that the run of text can be found by. */
  readonly all: readonly string[];
  /** Its words, those of a compound one by one, for expressions. */
  readonly words: readonly string[];
}

/** Reads the terms of texts; runs of text without a space are read once and remembered. */
export class TextReader {
  private readonly known = new Map<string, WordTerms>();

  /** Terms of a text, with repetition, and the expressions of the synonym table in it. */
  termsOf(text: string): readonly string[] {
    if (text === "") return [];
    const runs = text.split(/\s+/).map((run) => this.read(run));
    return [...runs.flatMap(({ all }) => all), ...expressionsIn(runs.flatMap(({ words }) => words))];
  }

  private read(run: string): WordTerms {
    const known = this.known.get(run);
    if (known) return known;
    const terms = {
      all: tokenise(run).map(({ term }) => term),
      words: chunksOf(run).flatMap(wordsOf),
    };
    this.known.set(run, terms);
    return terms;
  }
}

function wordsOf(chunk: Chunk): readonly string[] {
  const parts = smallestParts(chunk);
  return (parts.length > 0 ? parts : [chunk.whole]).map(({ term }) => term);
}
