/**
 * Shortens the code samples of a page for the search index. Samples repeat the same names many times; indexing each
 * once makes the index much smaller and finds the same pages.
 */
import type { TermsBlock, TextBlock } from "./blocks";

/** Code up to this length is indexed unchanged if it contains a new word. */
export const MAX_VERBATIM_CODE_CHARS = 80;

/** Separates the words in code that readers search for: names, flags, variables, paths. */
const WORD_SEPARATORS = /[\s"'`()[\]{},;=|<>]+/;
/** The host before a path, and punctuation around a word. Flags keep their dashes and paths their slashes. */
const HOST_PREFIX = /^https?:\/\/[^/]+(?=\/.)/;
const EDGE_PUNCTUATION = /^[^\p{L}\p{N}/-]+|[^\p{L}\p{N}/]+$/gu;
const TWO_LETTERS = /\p{L}{2}/u;
/** Short lowercase words (`true`, `value`, `return`) are part of a format or language; they are not names. */
const KEYWORD = /^\p{Ll}{1,6}$/u;
/** Keys, identifiers and hashes in samples. */
const GENERATED_ID = /^(?=\D*\d)(?=\P{L}*\p{L})[\p{L}\p{N}]{12,}$/u;

/** Condenses the code of one page. Words that appeared earlier on the page are dropped. */
export class CodeCondenser {
  private readonly seenKeys = new Set<string>();

  /** Registers the words of a text that is indexed unchanged, and returns the text. */
  addWords(text: string): string {
    for (const word of wordsOf(text)) this.seenKeys.add(normalize(word));
    return text;
  }

  /**
   * Condenses one code block (whitespace already collapsed). Short code with a new word is returned as text; for
   * longer code only the new names are returned, as terms.
   */
  condense(code: string): TextBlock | TermsBlock {
    const newWords = wordsOf(code).filter((word) => this.isNew(word));
    if (newWords.length > 0 && code.length <= MAX_VERBATIM_CODE_CHARS) return { kind: "text", text: code };
    return { kind: "terms", text: newWords.filter((word) => !KEYWORD.test(word)).join(" ") };
  }

  private isNew(word: string): boolean {
    const key = normalize(word);
    const isNew = !this.seenKeys.has(key);
    this.seenKeys.add(key);
    return isNew;
  }
}

function wordsOf(text: string): readonly string[] {
  return text.split(WORD_SEPARATORS).flatMap((raw) => {
    const cachedWords = wordsByFragment.get(raw);
    if (cachedWords) return cachedWords;
    const word = raw.replace(HOST_PREFIX, "").replace(EDGE_PUNCTUATION, "");
    const isWord = TWO_LETTERS.test(word) && !word.includes("$") && !GENERATED_ID.test(word);
    const found = isWord ? [word] : [];
    wordsByFragment.set(raw, found);
    return found;
  });
}

/** Cache of the words in each fragment between separators: the same fragments occur on all pages. */
const wordsByFragment = new Map<string, readonly string[]>();

function normalize(word: string): string {
  return word.toLowerCase();
}
