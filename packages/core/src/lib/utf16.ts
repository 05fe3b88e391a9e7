/** What is wrong with a file whose text, read as UTF-8, has every second byte of UTF-16. */
export const UTF_16_PROBLEM = { message: "The file is in UTF-16.", fix: "save it as UTF-8." };

/** True for the text of a file in UTF-16 that was read as UTF-8. */
export function isUtf16(text: string): boolean {
  return /\0[^]\0/.test(text);
}
