/**
 * Checks values against schemas of the API description, in words for readers. It interprets the schema: what compiles a
 * schema to code, as the checks of the description itself do, is forbidden by the security policy of the pages. A test
 * compares the two on every example of the description. The library @cfworker/json-schema 4.1.1 interprets too, but where a
 * part of `allOf` fails it also calls the part's own fields unknown, and its errors have no limits for the words.
 */
import { nearest } from "../../lib/nearest";
import type { Keywords } from "./closedSchema";
import { FORMATS, NOTES } from "./formats";
import { isObject, KEYWORDS } from "./keywords";

/** What is wrong with a value. */
export interface Mistake {
  /** Where, as a JSON pointer; empty for the value itself. */
  readonly pointer: string;
  /** The keyword that the value breaks, such as `required`. */
  readonly keyword: string;
  /** What it must be, such as `must be text`. */
  readonly message: string;
}

/** Finds the mistakes of a value; none when it fits. */
export type Check = (value: unknown) => readonly Mistake[];

/** Keywords that look into a value or at several schemas. */
const STRUCTURE = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "items",
  "allOf",
  "anyOf",
  "oneOf",
]);

/** Keywords that explain and check nothing. */
const ANNOTATIONS = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

/** Errors of shape: a server cannot read such a body. All others are values that it does not allow. */
const SHAPE = new Set(["type", "required", "unevaluatedProperties", "additionalProperties"]);

/**
 * Makes the check of a schema whose references are written out (`closedSchema`).
 *
 * @throws Error when the schema has a keyword or a format that is not checked here
 */
export function checkOf(schema: Keywords): Check {
  refuseUnknown(schema);
  return (value) => outcomeOf(schema, value, "").mistakes;
}

/** Reads a parameter, which arrives as text, as the number or boolean that its schema asks for. */
export function fromText(schema: Keywords, text: string): unknown {
  const types = typesOf(schema);
  if (types.some((type) => type === "integer" || type === "number") && /^-?\d+(?:\.\d+)?$/.test(text))
    return Number(text);
  return types.includes("boolean") && /^(?:true|false)$/.test(text) ? text === "true" : text;
}

/** True when a value fails over its shape, not over what it says. */
export function isShapeMistake(mistakes: readonly Mistake[]): boolean {
  return mistakes.some(({ keyword }) => SHAPE.has(keyword));
}

/** Mistakes in one sentence, such as `body/name must be text`. */
export function sentenceOf(subject: string, mistakes: readonly Mistake[]): string {
  return mistakes.map(({ pointer, message }) => `${subject}${pointer} ${message}`).join(", ");
}

interface Outcome {
  readonly mistakes: readonly Mistake[];
  /** Names of fields that a schema speaks of; `unevaluatedProperties` looks at the others. */
  readonly known: ReadonlySet<string>;
}

const NOTHING: Outcome = { mistakes: [], known: new Set() };

function outcomeOf(schema: Keywords, value: unknown, at: string): Outcome {
  const wrongType = typeMistake(schema, value, at);
  if (wrongType) return { mistakes: [wrongType], known: new Set() };
  const parts = [
    alone(schema, value, at),
    combined(schema, value, at),
    itemsOf(schema, value, at),
    fieldsOf(schema, value, at),
  ];
  const known = new Set(parts.flatMap((part) => [...part.known]));
  const mistakes = parts.flatMap((part) => part.mistakes);
  return { mistakes: [...mistakes, ...unevaluated(schema, value, known, at)], known };
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

function typeMistake(schema: Keywords, value: unknown, pointer: string): Mistake | undefined {
  const types = listOf(schema["type"]) as string[];
  if (types.length === 0 || types.some((type) => hasType(type, value))) return undefined;
  const wanted = types.map((type) => TYPE_WORDS[type] ?? type).join(" or ");
  return { pointer, keyword: "type", message: `must be ${wanted}` };
}

function hasType(type: string, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return Number.isFinite(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}

function alone(schema: Keywords, value: unknown, pointer: string): Outcome {
  const mistakes = Object.entries(KEYWORDS).flatMap(([keyword, test]) => {
    const message = Object.hasOwn(schema, keyword) ? test(schema[keyword], value) : undefined;
    return message === undefined ? [] : { pointer, keyword, message };
  });
  return { ...NOTHING, mistakes };
}

function combined(schema: Keywords, value: unknown, at: string): Outcome {
  const run = (key: string): Outcome[] => schemasOf(schema[key]).map((part) => outcomeOf(part, value, at));
  const all = run("allOf");
  const choices = [...choice("anyOf", run("anyOf"), at), ...choice("oneOf", run("oneOf"), at)];
  const parts = [...all, ...choices];
  return {
    mistakes: parts.flatMap(({ mistakes }) => mistakes),
    known: new Set(parts.flatMap(({ known }) => [...known])),
  };
}

function choice(keyword: "anyOf" | "oneOf", outcomes: readonly Outcome[], pointer: string): Outcome[] {
  const fitting = outcomes.filter(({ mistakes }) => mistakes.length === 0);
  if (outcomes.length === 0 || fitting.length === 1 || (keyword === "anyOf" && fitting.length > 0))
    return fitting;
  const message =
    fitting.length === 0 ? "has none of the forms that are allowed here" : "has several forms at once";
  return [{ mistakes: [{ pointer, keyword, message }], known: new Set() }];
}

function itemsOf({ items }: Keywords, value: unknown, at: string): Outcome {
  if (!Array.isArray(value) || !isObject(items)) return NOTHING;
  return {
    ...NOTHING,
    mistakes: value.flatMap((entry, index) => outcomeOf(items, entry, `${at}/${index}`).mistakes),
  };
}

function fieldsOf(schema: Keywords, value: unknown, at: string): Outcome {
  if (!isObject(value)) return NOTHING;
  const {
    properties = {},
    additionalProperties,
    propertyNames,
  } = schema as Record<string, Keywords | undefined>;
  const missing = (listOf(schema["required"]) as string[])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ pointer: at, keyword: "required", message: `needs the field "${name}"` }));
  const known = new Set<string>();
  const inside = Object.entries(value).flatMap(([name, member]) => {
    const own = Object.hasOwn(properties, name) ? (properties[name] as Keywords) : undefined;
    const rule: unknown = own ?? additionalProperties;
    if (rule !== undefined && rule !== false) known.add(name);
    const names = isObject(propertyNames) ? outcomeOf(propertyNames, name, fieldAt(at, name)).mistakes : [];
    if (rule === false)
      return [...names, unknownField(at, name, Object.keys(properties), "additionalProperties")];
    return isObject(rule) ? [...names, ...outcomeOf(rule, member, fieldAt(at, name)).mistakes] : names;
  });
  return { mistakes: [...missing, ...inside], known };
}

function unevaluated(schema: Keywords, value: unknown, known: ReadonlySet<string>, at: string): Mistake[] {
  if (schema["unevaluatedProperties"] !== false || !isObject(value)) return [];
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => unknownField(at, name, namesOf(schema), "unevaluatedProperties"));
}

/** Names in messages are cut: a reader may have pasted anything. */
const MAX_NAME_CHARS = 60;

function unknownField(pointer: string, name: string, names: readonly string[], keyword: string): Mistake {
  const meant = name.length > MAX_NAME_CHARS ? undefined : nearest(name, names);
  const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
  return { pointer, keyword, message: `must not have the field "${name.slice(0, MAX_NAME_CHARS)}"${hint}` };
}

/** Names of all fields that a schema describes, also of what is combined into it. */
export function namesOf(schema: Keywords): string[] {
  return [...fieldSchemas(schema).keys()];
}

/** The schema of each field that a schema describes, also of what is combined into it. */
export function fieldSchemas(schema: Keywords): Map<string, Keywords> {
  const own = Object.entries(isObject(schema["properties"]) ? schema["properties"] : {}) as [
    string,
    Keywords,
  ][];
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((key) => schemasOf(schema[key]));
  return new Map([...parts.flatMap((part) => [...fieldSchemas(part)]), ...own]);
}

/** The types that a schema allows, also by what is combined into it. */
export function typesOf(schema: Keywords): string[] {
  return [...(listOf(schema["type"]) as string[]), ...schemasOf(schema["allOf"]).flatMap(typesOf)];
}

function fieldAt(at: string, name: string): string {
  return `${at}/${name.slice(0, MAX_NAME_CHARS).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function refuseUnknown(schema: Keywords): void {
  for (const [key, value] of Object.entries(schema)) {
    const isKnown = key in KEYWORDS || STRUCTURE.has(key) || ANNOTATIONS.has(key) || key.startsWith("x-");
    if (!isKnown)
      throw new Error(`No check knows the keyword "${key}". Fix: add it to src/openapi/schema/keywords.ts.`);
    if (key === "format" && !(String(value) in FORMATS) && !NOTES.has(String(value)))
      throw new Error(
        `No check knows the format "${String(value)}". Fix: add it to src/openapi/schema/formats.ts.`,
      );
  }
  for (const key of ["allOf", "anyOf", "oneOf", "items", "additionalProperties", "propertyNames"])
    schemasOf(schema[key]).forEach(refuseUnknown);
  if (isObject(schema["properties"]))
    (Object.values(schema["properties"]) as Keywords[]).forEach(refuseUnknown);
}

function schemasOf(value: unknown): Keywords[] {
  return listOf(value).filter(isObject);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
