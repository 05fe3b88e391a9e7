/** Longest code, in characters, that is kept as it stands. */
export const LONGEST_CODE = 80;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Shortens code on one line for search. A command stays as it is; of a program or a configuration file only the words
 * stay that no code of the page held before, so that everything is found in its first place, and brackets go.
 *
 * @param known words of the code before on the same page; those of this code are added
 */
export function condenseCode(code: string, known: Set<string>): string {
  const words = code.split(" ").filter((word) => HAS_LETTER_OR_DIGIT.test(word));
  const fresh = [...new Set(words)].filter((word) => !known.has(word));
  for (const word of fresh) known.add(word);
  return code.length <= LONGEST_CODE ? code : fresh.join(" ");
}
