import type { TermsBlock, TextBlock } from "./pageModel";

/** Longest code, in characters, that is left as it is. */
export const LONGEST_CODE = 80;

/** What separates, in code, the words that readers look for: names, flags, variables, paths. */
const BETWEEN_WORDS = /[\s"'`()[\]{},;=|<>]+/;
/** A host before a path, and signs around a word; a flag keeps its dashes and a path its slashes. */
const HOST = /^https?:\/\/[^/]+(?=\/.)/;
const EDGES = /^[^\p{L}\p{N}/-]+|[^\p{L}\p{N}/]+$/gu;
const TWO_LETTERS = /\p{L}{2}/u;
/** Plain short words (`true`, `value`, `return`) belong to a format or a language, unlike names. */
const KEYWORD = /^\p{Ll}{1,6}$/u;
/** Keys, identifiers and hashes of an example. */
const RANDOM = /^(?=\D*\d)(?=\P{L}*\p{L})[\p{L}\p{N}]{12,}$/u;

/** The code of one page, shortened for search: everything is found in its first place on the page. */
export class PageCode {
  private readonly known = new Set<string>();

  /** Takes note of the words of a text, which stays as it is. */
  note(text: string): string {
    for (const word of wordsOf(text)) this.known.add(keyOf(word));
    return text;
  }

  /**
   * Shortens code on one line. A command that says anything new stays as it is, as text; of a program or a configuration
   * file only those names stay, as terms, that the page did not hold before.
   */
  condense(code: string): TextBlock | TermsBlock {
    const fresh = wordsOf(code).filter((word) => this.isNew(word));
    if (fresh.length > 0 && code.length <= LONGEST_CODE) return { kind: "text", text: code };
    return { kind: "terms", text: fresh.filter((word) => !KEYWORD.test(word)).join(" ") };
  }

  private isNew(word: string): boolean {
    const key = keyOf(word);
    const isNew = !this.known.has(key);
    this.known.add(key);
    return isNew;
  }
}

function wordsOf(text: string): readonly string[] {
  return text.split(BETWEEN_WORDS).flatMap((raw) => {
    const known = seen.get(raw);
    if (known) return known;
    const word = raw.replace(HOST, "").replace(EDGES, "");
    const isWord = TWO_LETTERS.test(word) && !word.includes("$") && !RANDOM.test(word);
    const found = isWord ? [word] : [];
    seen.set(raw, found);
    return found;
  });
}

/** The word, or none, in what stands between separators: a site says the same words on all pages. */
const seen = new Map<string, readonly string[]>();

function keyOf(word: string): string {
  return word.toLowerCase();
}
