/** JSON with exact integers: those that a double cannot hold are `bigint`. */
import type { Json } from "./document";

/** A string, or an integer of more digits than every double holds. */
const STRING_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;
/** A prefix that no text of a description has. */
const MARK = "\u{f8ff}int:";

/**
 * Parses JSON.
 *
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  const marked = text.replace(STRING_OR_LONG_INTEGER, (part) =>
    part.startsWith('"') ? part : `"${MARK}${part}"`,
  );
  return JSON.parse(marked, (_, value: unknown) =>
    typeof value === "string" && value.startsWith(MARK)
      ? exactInteger(BigInt(value.slice(MARK.length)))
      : value,
  );
}

/** Writes a value as `JSON.stringify` does. */
export function stringifyExact(value: unknown, indent?: number): string {
  const text = JSON.stringify(
    value,
    (_, part: unknown) => (typeof part === "bigint" ? `${MARK}${part}` : part),
    indent,
  );
  return text.replace(new RegExp(`"${MARK}(-?\\d+)"`, "g"), "$1");
}

const texts = new WeakMap<object, string>();

/** The JSON of an object that never changes, such as a part of the model. It is written once. */
export function textOnce(part: object): string {
  const text = texts.get(part) ?? stringifyExact(part);
  texts.set(part, text);
  return text;
}

/** A number where it is exact, otherwise a `bigint`. */
export function exactInteger(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** True for values of the type `number` of JSON. */
export function isNumeric(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** The text of a scalar, or the JSON of anything else. */
export function plainText(value: Json): string {
  return typeof value === "string" ? value : stringifyExact(value);
}
