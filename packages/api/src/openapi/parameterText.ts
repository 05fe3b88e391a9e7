/** Writes values of parameters into a request, in the styles of OpenAPI, which are those of RFC 6570. */
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { encodeValue } from "./address";
import type { Json, ParameterObject } from "./document";
import { isNumeric, plainText, stringifyExact } from "./exactJson";

type Pair = readonly [name: string, value: string];
/** The parts of a parameter that say how it is written. */
type Styled = Pick<ParameterObject, "name" | "in"> & {
  readonly [Key in "style" | "explode" | "content"]?: ParameterObject[Key] | undefined;
};

/** The style of a parameter, and whether each of its items has its own place. */
export function styleOf(parameter: Styled): { readonly style: string; readonly explode: boolean } {
  const isForm = parameter.in === "query" || parameter.in === "cookie";
  const { style = isForm ? "form" : "simple" } = parameter;
  return { style, explode: parameter.explode ?? style === "form" };
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

/** Names and plain values of a parameter in a query or a cookie. */
export function parameterPairs(parameter: Styled, value: Json): readonly Pair[] {
  const { name, content } = parameter;
  const { style, explode } = styleOf(parameter);
  if (content) return [[name, stringifyExact(value)]];
  if (style === "deepObject" && isRecord(value)) return deepPairs(name, value);
  if (Array.isArray(value)) {
    const texts = (value as readonly Json[]).map(plainText);
    if (explode) return texts.map((text) => [name, text]);
    return texts.length === 0 ? [] : [[name, texts.join(DELIMITERS[style] ?? ",")]];
  }
  if (!isRecord(value)) return [[name, plainText(value)]];
  const members = Object.entries(value as Members).map(([key, member]) => [key, plainText(member)] as const);
  return explode ? members : [[name, members.flat().join(DELIMITERS[style] ?? ",")]];
}

type Members = Readonly<Record<string, Json>>;

function deepPairs(name: string, value: Members): Pair[] {
  return Object.entries(value).flatMap(([key, member]): Pair[] => {
    const inner = `${name}[${key}]`;
    if (isRecord(member)) return deepPairs(inner, member);
    return (Array.isArray(member) ? (member as readonly Json[]) : [member]).map((one) => [
      inner,
      plainText(one),
    ]);
  });
}

/** The text of a parameter in a path, percent-encoded, or in a header. */
export function parameterText(parameter: Styled, value: Json): string {
  const { name, content } = parameter;
  const { style, explode } = styleOf(parameter);
  const encode = parameter.in === "path" ? encodeValue : (text: string): string => text;
  if (content) return encode(stringifyExact(value));
  const prefix = style === "label" ? "." : style === "matrix" ? ";" : "";
  const between = explode && prefix !== "" ? prefix : ",";
  const named = (text: string): string => (style === "matrix" ? `;${name}=${text}` : `${prefix}${text}`);
  if (Array.isArray(value)) {
    const texts = (value as readonly Json[]).map((item) => encode(plainText(item)));
    if (style === "matrix" && explode) return texts.map(named).join("");
    return named(texts.join(between));
  }
  if (!isRecord(value)) return named(encode(plainText(value)));
  const members = Object.entries(value as Members).map(([key, member]) => [
    encode(key),
    encode(plainText(member)),
  ]);
  if (!explode) return named(members.flat().join(","));
  return prefix + members.map((member) => member.join("=")).join(between);
}

/**
 * The value of a query parameter; the opposite of `parameterPairs`. Items and members are texts, because only a schema knows
 * their types.
 *
 * @param type of the value
 * @param names of the fields of an object
 * @returns undefined when the query does not have it
 */
export function readPairs(
  parameter: Styled,
  type: string,
  names: readonly string[],
  query: URLSearchParams,
): unknown {
  const { name } = parameter;
  const { style, explode } = styleOf(parameter);
  const texts = query.getAll(name);
  if (type === "object" && style === "deepObject") return deepObject(name, query);
  if (type === "object" && explode && !parameter.content) {
    const found = names.filter((key) => query.has(key)).map((key) => [key, query.get(key)] as const);
    return found.length === 0 ? undefined : Object.fromEntries(found);
  }
  const [text] = texts;
  if (text === undefined || parameter.content) return text;
  const parts = type === "array" && explode ? texts : text.split(DELIMITERS[style] ?? ",");
  if (type === "array") return parts;
  if (type !== "object") return text;
  return Object.fromEntries(
    parts.flatMap((key, index) => (index % 2 === 0 ? [[key, parts[index + 1] ?? ""]] : [])),
  );
}

function deepObject(name: string, query: URLSearchParams): unknown {
  const found = [...query].flatMap(([key, value]) => {
    const inner =
      key.startsWith(`${name}[`) && key.endsWith("]") ? key.slice(name.length + 1, -1) : undefined;
    return inner === undefined ? [] : [[inner, value] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The text that a reader types for a value, and sees as its example: a text, items with commas, or JSON. */
export function typedText(value: Json): string {
  const isPlainList =
    Array.isArray(value) && (value as readonly Json[]).every((item) => isNumeric(item) || isWord(item));
  return isPlainList ? (value as readonly Json[]).map(plainText).join(",") : plainText(value);
}

function isWord(value: Json): boolean {
  return typeof value === "string" && !/[,[\]{}"]/.test(value);
}
