import { expressionsIn } from "./expressions";
import { inflectionOf } from "./forms";
import { type Chunk, chunksOf, smallestParts, tokenise } from "./tokenise";

/** What a text says. */
export interface TextTerms {
  /** All terms that the text can be found by, with repetition, and the expressions of the synonym table in it. */
  readonly terms: readonly string[];
  /** Its words in their order without inflections, those of a compound one by one. */
  readonly words: readonly string[];
}

const NOTHING: TextTerms = { terms: [], words: [] };

/** Reads texts; runs of text without a space are read once and remembered. */
export class TextReader {
  private readonly known = new Map<string, TextTerms>();

  read(text: string): TextTerms {
    if (text === "") return NOTHING;
    const runs = text.split(/\s+/).map((run) => this.run(run));
    const words = runs.flatMap((run) => run.words);
    return { terms: [...runs.flatMap(({ terms }) => terms), ...expressionsIn(words)], words };
  }

  private run(run: string): TextTerms {
    const known = this.known.get(run);
    if (known) return known;
    const read = {
      terms: tokenise(run).map(({ term }) => term),
      words: chunksOf(run).flatMap(wordsOf).map(inflectionOf),
    };
    this.known.set(run, read);
    return read;
  }
}

function wordsOf(chunk: Chunk): readonly string[] {
  const parts = smallestParts(chunk);
  return (parts.length > 0 ? parts : [chunk.whole]).map(({ term }) => term);
}
