/** The notation of JSON, and escapes that languages share. Each language has its own notation in its file. */
import type { Notation } from "./literal";

/** Invisible characters and characters that change the reading direction are always escaped. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u00a0]/gu;
const NON_ASCII = /[^\u0020-\u007e]/gu;

/** `\uXXXX` for each UTF-16 unit of a character. */
export const unitEscapes = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

export const quotedJson = (text: string): string => JSON.stringify(text).replace(INVISIBLE, unitEscapes);
const braces = (): readonly [string, string] => ["{", "}"];

/** JSON, as text inside another language. */
export const json: Notation = {
  indent: "  ",
  text: quotedJson,
  number: (value) => (typeof value === "bigint" ? String(value) : JSON.stringify(value)),
  words: { true: "true", false: "false", null: "null" },
  key: (name) => `${quotedJson(name)}: `,
  brackets: braces,
  empty: "{}",
  trailingComma: false,
};

/** ASCII-only JSON, because older Java versions use the encoding of the system. */
export const asciiJson: Notation = {
  ...json,
  text: (value) => quotedJson(value).replace(NON_ASCII, unitEscapes),
  key: (name) => `${quotedJson(name).replace(NON_ASCII, unitEscapes)}: `,
};

/** `\u{1f512}`, the form of Ruby and PHP. */
export function braceEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** A text of Python and Go: escapes of JSON, except that characters beyond 16 bits have a long form of their own. */
export function longEscapes(value: string): string {
  return JSON.stringify(value).replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : unitEscapes(character);
  });
}
