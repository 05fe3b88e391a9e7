import type { Notation } from "./literal";

/** Characters that nobody sees or that turn the reading direction: written as escapes everywhere. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u00a0]/gu;
const NON_ASCII = /[^\u0020-\u007e]/gu;

/** `\uXXXX` for each UTF-16 unit of a character. */
const unitEscapes = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

const quoted = (text: string): string => JSON.stringify(text).replace(INVISIBLE, unitEscapes);
const words = { true: "true", false: "false", null: "null" };
const braces = (): readonly [string, string] => ["{", "}"];

/** JSON itself, as text inside another language. */
export const json: Notation = {
  indent: "  ",
  text: quoted,
  number: (value) => JSON.stringify(value),
  words,
  key: (name) => `${quoted(name)}: `,
  brackets: braces,
  empty: "{}",
  trailingComma: false,
};

/** JSON without a character that the default encoding of an older Java could misread. */
export const asciiJson: Notation = {
  ...json,
  text: (value) => quoted(value).replace(NON_ASCII, unitEscapes),
  key: (name) => `${quoted(name).replace(NON_ASCII, unitEscapes)}: `,
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
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** Python: four spaces, capital words; its strings take the escapes of JSON, but pairs of units need their long form. */
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

/** Ruby: `#` starts an interpolation before `{`, `$` and `@`. */
export const ruby: Notation = {
  ...json,
  text: rubyText,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${rubyText(name)} => `),
  words: { ...words, null: "nil" },
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

/** PHP: arrays stand for both lists and objects, so that some objects must say that they are one. */
export const php: Notation = {
  ...json,
  indent: "    ",
  text: phpText,
  key: (name) => `${phpText(name)} => `,
  brackets: (value) => [isListInPhp(Object.keys(value)) ? "(object) [" : "[", "]"],
  empty: "new stdClass()",
  trailingComma: true,
};

/** Keys `0`, `1`, … in order would come back from `json_encode` as a list. */
function isListInPhp(keys: readonly string[]): boolean {
  return keys.every((key, index) => key === String(index));
}

function phpText(value: string): string {
  if (value.search(INVISIBLE) === -1) return `'${value.replace(/[\\']/g, "\\$&")}'`;
  const escaped = value.replace(/[\\"$]/g, "\\$&").replace(INVISIBLE, braceEscape);
  return `"${escaped}"`;
}
