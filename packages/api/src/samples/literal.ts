/** Writes JSON values as literals of a programming language. */
import { indentAfterFirstLine } from "./text";
import type { JsonValue } from "./types";

/** Lists of scalar values stay on one line up to this number of characters. */
const MAX_LINE_WIDTH = 88;

type JsonObject = Readonly<Record<string, JsonValue>>;

/** Syntax of a language for data. */
export interface Notation {
  readonly indent: string;
  readonly text: (value: string) => string;
  readonly number: (value: number | bigint) => string;
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  /** Name and separator of a member, such as `"name": `. */
  readonly key: (name: string) => string;
  /** Brackets around the members of an object; a function of the object, because PHP needs a cast for some. */
  readonly brackets: (value: JsonObject) => readonly [open: string, close: string];
  /** An object without members. */
  readonly empty: string;
  /** True when a comma follows the last member. */
  readonly trailingComma: boolean;
}

/** Writes a value as a literal, one member per line. The first line is not indented. */
export function literal(value: JsonValue, notation: Notation): string {
  if (Array.isArray(value)) return list(value as readonly JsonValue[], notation);
  if (typeof value === "object" && value !== null) return object(value as JsonObject, notation);
  return scalar(value, notation);
}

/** True for a value with an integer that some languages round: it is sent as JSON text. */
export function hasLongInteger(value: JsonValue): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "bigint";
  return (Object.values(value) as readonly JsonValue[]).some(hasLongInteger);
}

function scalar(value: string | number | bigint | boolean | null, { text, number, words }: Notation): string {
  if (typeof value === "string") return text(value);
  if (typeof value === "number" || typeof value === "bigint") return number(value);
  return words[String(value) as keyof typeof words];
}

function list(items: readonly JsonValue[], notation: Notation): string {
  const parts = items.map((item) => literal(item, notation));
  const line = `[${parts.join(", ")}]`;
  const plain = items.every((item) => typeof item !== "object" || item === null);
  return parts.length === 0 || (plain && line.length <= MAX_LINE_WIDTH)
    ? line
    : block("[", parts, "]", notation);
}

function object(value: JsonObject, notation: Notation): string {
  const members = Object.entries(value).map(
    ([name, member]) => notation.key(name) + literal(member, notation),
  );
  const [open, close] = notation.brackets(value);
  return members.length === 0 ? notation.empty : block(open, members, close, notation);
}

function block(open: string, parts: readonly string[], close: string, notation: Notation): string {
  const { indent, trailingComma } = notation;
  const body = parts.map((part) => indent + indentAfterFirstLine(part, indent)).join(",\n");
  return `${open}\n${body}${trailingComma ? "," : ""}\n${close}`;
}
