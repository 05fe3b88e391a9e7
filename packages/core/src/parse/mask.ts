import { replaceMarks, tokenText } from "../product/resolve";

// Content tokens are hidden from the Markdown parser by characters of a private range, to which Markdown and MDX give no
// meaning. A token and its mask are equally long: every offset in the tree is an offset in the writer's file.

const OPEN = "\uE000\uE000";
const CLOSE = "\uE001\uE001";
const ESCAPED_BRACKETS = "\uE002\uE002\uE002";
const MASKED = /\uE000\uE000(\w+)\uE001\uE001/g;
const ANY_MASK = /\uE000\uE000\w+\uE001\uE001|\uE002+/g;
const WORD = /__([A-Za-z]\w*?)__/g;

/** Hides content tokens and escaped brackets. */
export function maskTokens(source: string): string {
  return replaceMarks(source, {
    token: (name) => OPEN + name + CLOSE,
    escapedBrackets: ESCAPED_BRACKETS,
  });
}

/** The text as the writer typed it. */
export function unmask(masked: string): string {
  return shown(masked, tokenText);
}

/** Text for a shell or a data parser: each masked token becomes one plain word of the same length, `{{cli}}` → `__cli__`. */
export function maskedToWords(masked: string): string {
  return shown(masked, wordForToken);
}

/** The plain word for a token in the texts of `maskedToWords`. */
export function wordForToken(name: string): string {
  return `__${name}__`;
}

/** Replaces the words of `maskedToWords` by the tokens, as the writer typed them. */
export function wordsToTokens(words: string): string {
  return words.replace(WORD, (_, name: string) => tokenText(name));
}

/** A letter of no language here: for the prose rules a token is a word of it. */
export const TOKEN_LETTER = "\u01C2";

/** The text with every mask made of `TOKEN_LETTER`, as long as it was. */
export function maskedAsLetters(masked: string): string {
  return masked.replace(ANY_MASK, (mask) => TOKEN_LETTER.repeat(mask.length));
}

function shown(masked: string, token: (name: string) => string): string {
  return masked.replace(MASKED, (_, name: string) => token(name)).replaceAll(ESCAPED_BRACKETS, "\\{{");
}
