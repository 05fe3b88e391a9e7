/**
 * Validates values against schemas of the API description, with messages for readers. It interprets schemas: validators that
 * compile a schema to code, such as Ajv, are not allowed by the content security policy of the pages. A test compares both on
 * every example of the description. The library @cfworker/json-schema 4.1.1 interprets too, but when a part of `allOf` fails
 * it also reports the fields of that part as unknown, and its errors do not contain the limits.
 */
import { isRecord } from "../../lib/isRecord";
import { nearest } from "../../lib/nearest";
import type { Keywords } from "./closedSchema";
import { ANNOTATION_FORMATS, FORMATS } from "./formats";
import { KEYWORDS } from "./keywords";

/** An error in a value. */
export interface Mistake {
  /** JSON pointer to the wrong part; empty for the value itself. */
  readonly pointer: string;
  /** The keyword of the schema that is violated, such as `required`. */
  readonly keyword: string;
  /** The rule, such as `must be text`. */
  readonly message: string;
}

/** Returns the mistakes of a value; empty when it is valid. */
export type Check = (value: unknown) => readonly Mistake[];

/** Keywords that apply to parts of a value, or combine schemas. */
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

/** Keywords that validate nothing. */
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

/** Keywords whose violation makes a body unreadable for the server (status 400). Other violations are status 422. */
const SHAPE = new Set(["type", "required", "unevaluatedProperties", "additionalProperties"]);

/**
 * Makes the check of a schema without references (`closedSchema`).
 *
 * @throws Error when the schema has a keyword or a format that is not supported
 */
export function checkOf(schema: Keywords): Check {
  assertSupported(schema);
  return (value) => evaluate(schema, value, "").mistakes;
}

/** Converts the text of a parameter to a number or a boolean, if its schema has that type. */
export function fromText(schema: Keywords, text: string): unknown {
  const types = typesOf(schema);
  if (types.some((type) => type === "integer" || type === "number") && /^-?\d+(?:\.\d+)?$/.test(text))
    return Number(text);
  return types.includes("boolean") && /^(?:true|false)$/.test(text) ? text === "true" : text;
}

/** True when a mistake makes the value unreadable for the server. */
export function isShapeMistake(mistakes: readonly Mistake[]): boolean {
  return mistakes.some(({ keyword }) => SHAPE.has(keyword));
}

/** All mistakes in one sentence, such as `body/name must be text`. */
export function sentenceOf(subject: string, mistakes: readonly Mistake[]): string {
  return mistakes.map(({ pointer, message }) => `${subject}${pointer} ${message}`).join(", ");
}

interface Outcome {
  readonly mistakes: readonly Mistake[];
  /** Names of the evaluated fields; `unevaluatedProperties` applies to all others. */
  readonly known: ReadonlySet<string>;
}

const VALID: Outcome = { mistakes: [], known: new Set() };

function evaluate(schema: Keywords, value: unknown, at: string): Outcome {
  const wrongType = typeMistake(schema, value, at);
  if (wrongType) return { mistakes: [wrongType], known: new Set() };
  const parts = [
    checkValue(schema, value, at),
    checkCombined(schema, value, at),
    checkItems(schema, value, at),
    checkFields(schema, value, at),
  ];
  const known = new Set(parts.flatMap((part) => [...part.known]));
  const mistakes = parts.flatMap((part) => part.mistakes);
  return { mistakes: [...mistakes, ...unevaluatedFields(schema, value, known, at)], known };
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
  return type === "object" ? isRecord(value) : typeof value === type;
}

/** Applies the keywords for a single value (`keywords.ts`). */
function checkValue(schema: Keywords, value: unknown, pointer: string): Outcome {
  const mistakes = Object.entries(KEYWORDS).flatMap(([keyword, test]) => {
    const message = Object.hasOwn(schema, keyword) ? test(schema[keyword], value) : undefined;
    return message === undefined ? [] : { pointer, keyword, message };
  });
  return { ...VALID, mistakes };
}

/** Applies `allOf`, `anyOf` and `oneOf`. */
function checkCombined(schema: Keywords, value: unknown, at: string): Outcome {
  const run = (key: string): Outcome[] => schemasOf(schema[key]).map((part) => evaluate(part, value, at));
  const all = run("allOf");
  const choices = [...matching("anyOf", run("anyOf"), at), ...matching("oneOf", run("oneOf"), at)];
  const parts = [...all, ...choices];
  return {
    mistakes: parts.flatMap(({ mistakes }) => mistakes),
    known: new Set(parts.flatMap(({ known }) => [...known])),
  };
}

/** The outcomes of the schemas that match, or a mistake when their number is wrong. */
function matching(keyword: "anyOf" | "oneOf", outcomes: readonly Outcome[], pointer: string): Outcome[] {
  const valid = outcomes.filter(({ mistakes }) => mistakes.length === 0);
  if (outcomes.length === 0 || valid.length === 1 || (keyword === "anyOf" && valid.length > 0)) return valid;
  const message =
    valid.length === 0 ? "has none of the forms that are allowed here" : "has several forms at once";
  return [{ mistakes: [{ pointer, keyword, message }], known: new Set() }];
}

function checkItems({ items }: Keywords, value: unknown, at: string): Outcome {
  if (!Array.isArray(value) || !isRecord(items)) return VALID;
  return {
    ...VALID,
    mistakes: value.flatMap((entry, index) => evaluate(items, entry, `${at}/${index}`).mistakes),
  };
}

function checkFields(schema: Keywords, value: unknown, at: string): Outcome {
  if (!isRecord(value)) return VALID;
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
    const names = isRecord(propertyNames) ? evaluate(propertyNames, name, fieldAt(at, name)).mistakes : [];
    if (rule === false)
      return [...names, unknownField(at, name, Object.keys(properties), "additionalProperties")];
    return isRecord(rule) ? [...names, ...evaluate(rule, member, fieldAt(at, name)).mistakes] : names;
  });
  return { mistakes: [...missing, ...inside], known };
}

function unevaluatedFields(
  schema: Keywords,
  value: unknown,
  known: ReadonlySet<string>,
  at: string,
): Mistake[] {
  if (schema["unevaluatedProperties"] !== false || !isRecord(value)) return [];
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => unknownField(at, name, namesOf(schema), "unevaluatedProperties"));
}

/** Longer field names are cut in messages. */
const MAX_NAME_CHARS = 60;

function unknownField(pointer: string, name: string, names: readonly string[], keyword: string): Mistake {
  const suggestion = name.length > MAX_NAME_CHARS ? undefined : nearest(name, names);
  const hint = suggestion === undefined ? "" : `; did you mean "${suggestion}"?`;
  return { pointer, keyword, message: `must not have the field "${name.slice(0, MAX_NAME_CHARS)}"${hint}` };
}

/** Names of all fields of a schema, including those of its combined schemas. */
function namesOf(schema: Keywords): string[] {
  return [...fieldSchemas(schema).keys()];
}

/** The schema of each field, including those of combined schemas. */
export function fieldSchemas(schema: Keywords): Map<string, Keywords> {
  const own = Object.entries(isRecord(schema["properties"]) ? schema["properties"] : {}) as [
    string,
    Keywords,
  ][];
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((key) => schemasOf(schema[key]));
  return new Map([...parts.flatMap((part) => [...fieldSchemas(part)]), ...own]);
}

/** The types that a schema allows, including those of `allOf`. */
function typesOf(schema: Keywords): string[] {
  return [...(listOf(schema["type"]) as string[]), ...schemasOf(schema["allOf"]).flatMap(typesOf)];
}

function fieldAt(at: string, name: string): string {
  return `${at}/${name.slice(0, MAX_NAME_CHARS).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** @throws Error for a keyword or a format that this module does not implement */
function assertSupported(schema: Keywords): void {
  for (const [key, value] of Object.entries(schema)) {
    const isKnown = key in KEYWORDS || STRUCTURE.has(key) || ANNOTATIONS.has(key) || key.startsWith("x-");
    if (!isKnown)
      throw new Error(`No check knows the keyword "${key}". Fix: add it to src/openapi/schema/keywords.ts.`);
    if (key === "format" && !(String(value) in FORMATS) && !ANNOTATION_FORMATS.has(String(value)))
      throw new Error(
        `No check knows the format "${String(value)}". Fix: add it to src/openapi/schema/formats.ts.`,
      );
  }
  for (const key of ["allOf", "anyOf", "oneOf", "items", "additionalProperties", "propertyNames"])
    schemasOf(schema[key]).forEach(assertSupported);
  if (isRecord(schema["properties"]))
    (Object.values(schema["properties"]) as Keywords[]).forEach(assertSupported);
}

function schemasOf(value: unknown): Keywords[] {
  return listOf(value).filter(isRecord);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
