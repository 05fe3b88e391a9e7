/** Longest code, in characters, that is kept as it stands. */
export const LONGEST_CODE = 160;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Shortens code on one line for search. A command stays as it is; of a program or a configuration file each word
 * stays once, so that everything in it is found, and brackets go.
 */
export function condenseCode(code: string): string {
  if (code.length <= LONGEST_CODE) return code;
  const words = code.split(" ").filter((word) => HAS_LETTER_OR_DIGIT.test(word));
  return [...new Set(words)].join(" ");
}
