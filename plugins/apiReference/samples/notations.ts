/** The notations of the sample languages. */
import type { Notation } from "./literal";

/** Invisible characters and characters that change the reading direction are always escaped. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u00a0]/gu;
const NON_ASCII = /[^\u0020-\u007e]/gu;

/** `\uXXXX` for each UTF-16 unit of a character. */
const unitEscapes = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

const quotedJson = (text: string): string => JSON.stringify(text).replace(INVISIBLE, unitEscapes);
const keywords = { true: "true", false: "false", null: "null" };
const braces = (): readonly [string, string] => ["{", "}"];

/** JSON, as text inside another language. */
export const json: Notation = {
  indent: "  ",
  text: quotedJson,
  number: (value) => (typeof value === "bigint" ? String(value) : JSON.stringify(value)),
  words: keywords,
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

/** JavaScript and TypeScript. */
export const javascript: Notation = {
  ...json,
  key: (name) => `${javascriptKey(name)}: `,
  trailingComma: true,
};

function javascriptKey(name: string): string {
  // As a plain key this one would set the prototype.
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quotedJson(name);
}

/**
 * Python: four spaces, capitalized keywords. Strings use JSON escapes, except that surrogate pairs need the long
 * form.
 */
export const python: Notation = {
  ...json,
  indent: "    ",
  text: longEscapes,
  key: (name) => `${longEscapes(name)}: `,
  words: { true: "True", false: "False", null: "None" },
  trailingComma: true,
};

function longEscapes(value: string): string {
  return JSON.stringify(value).replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : unitEscapes(character);
  });
}

/** Ruby: `#` before `{`, `$` or `@` starts an interpolation and is escaped. */
export const ruby: Notation = {
  ...json,
  text: rubyText,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${rubyText(name)} => `),
  words: { ...keywords, null: "nil" },
};

function rubyText(value: string): string {
  return JSON.stringify(value)
    .replace(/#(?=[{$@])/g, "\\#")
    .replace(INVISIBLE, braceEscape);
}

/** `\u{1f512}`, the form of Ruby and PHP. */
function braceEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** PHP: arrays are used for lists and objects, so some objects need a cast. */
export const php: Notation = {
  ...json,
  indent: "    ",
  text: phpText,
  key: (name) => `${phpText(name)} => `,
  brackets: (value) => [isListInPhp(Object.keys(value)) ? "(object) [" : "[", "]"],
  empty: "new stdClass()",
  trailingComma: true,
};

/** `json_encode` writes an array with the keys `0`, `1`, … in order as a list. */
function isListInPhp(keys: readonly string[]): boolean {
  return keys.every((key, index) => key === String(index));
}

function phpText(value: string): string {
  if (value.search(INVISIBLE) === -1) return `'${value.replace(/[\\']/g, "\\$&")}'`;
  const escaped = value.replace(/[\\"$]/g, "\\$&").replace(INVISIBLE, braceEscape);
  return `"${escaped}"`;
}
