/**
 * Control characters, marks that change the direction of text, zero-width characters, and those with which the check hides
 * content tokens. Joiners are right between letters of scripts that join, and in emoji; tags (U+E0000 and on) in flags.
 */
export const INVISIBLE =
  /[\u0000-\u0008\v\f\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u2069\uE000-\uE002\uFEFF\uFFF9-\uFFFB]|(?<=[ -~])[\u200C\u200D]|[\u200C\u200D](?=[ -~])|(?<!\uD83C\uDFF4(?:\uDB40[\uDC00-\uDC7F])*)\uDB40[\uDC00-\uDC7F]/g;

/** The text with these characters, and other separators of lines, written as escapes: `\u200b`. */
export function withEscapes(text: string): string {
  const unit = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(INVISIBLE, (char) => char.split("").map(unit).join(""));
}

/** The text as readers see it: separators of lines are spaces, and what nobody sees is gone. */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\u0085\u2028\u2029]/g, " ")
    .replace(INVISIBLE, "")
    .replace(/\p{Surrogate}/gu, "?");
}
