/**
 * Validates values against schemas of the API description, with messages for readers. It interprets schemas: validators that
 * compile a schema to code, such as Ajv, are not allowed by the content security policy of the pages. A test compares both on
 * every example of the description. The library @cfworker/json-schema 4.1.1 interprets too, but when a part of `allOf` fails
 * it also reports the fields of that part as unknown, and its errors do not contain the limits.
 */
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { isNumeric, parseExact } from "../exactJson";
import { kindsOf } from "../kinds";
import type { Keywords } from "./closedSchema";
import { KEYWORDS, patternOf } from "./keywords";

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

/** Keywords whose violation makes a body unreadable for the server (status 400). Other violations are status 422. */
const SHAPE = new Set(["type", "required", "unevaluatedProperties", "additionalProperties"]);

/** The message in which a value is sent. `readOnly` fields are not required in a request, nor `writeOnly` ones in a response. */
export type Direction = "request" | "response";

/**
 * Makes the check of a schema without references (`closedSchema`). As in JSON Schema, unknown keywords and formats limit
 * nothing.
 */
export function checkOf(schema: Keywords, direction?: Direction): Check {
  const absent = direction === "request" ? "readOnly" : direction === "response" ? "writeOnly" : undefined;
  return (value) => evaluate(schema, value, { at: "", whole: schema, absent, around: [] }).mistakes;
}

/** Converts the text of a parameter to a value of the type that its schema has. Items of lists have commas between them. */
export function fromText(schema: Keywords, text: unknown): unknown {
  if (Array.isArray(text)) return text.map((item) => fromText(itemsOf(schema), item));
  if (isRecord(text)) {
    const fields = fieldSchemas(schema);
    return Object.fromEntries(
      Object.entries(text).map(([name, member]) => [name, fromText(fields.get(name) ?? {}, member)]),
    );
  }
  if (typeof text !== "string") return text;
  const types = typesOf(schema);
  if (types.includes("array") && !text.startsWith("["))
    return text.split(",").map((item) => fromText(itemsOf(schema), item));
  if (types.includes("array") || types.includes("object")) return jsonOr(text);
  if (types.some((type) => type === "integer" || type === "number") && /^-?\d+(?:\.\d+)?$/.test(text))
    return parseExact(text);
  return types.includes("boolean") && /^(?:true|false)$/.test(text) ? text === "true" : text;
}

function itemsOf({ items }: Keywords): Keywords {
  return isRecord(items) ? items : {};
}

function jsonOr(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return text;
  }
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

/** The context of a value. */
interface Place {
  /** JSON pointer to the value. */
  readonly at: string;
  /** The whole schema of the value; the evaluated schema may be a part of it. */
  readonly whole: Keywords;
  /** The keyword of fields that need not be there. */
  readonly absent: "readOnly" | "writeOnly" | undefined;
  /** Schemas of the same value that contain the evaluated one; a schema that contains itself adds no limits. */
  readonly around: readonly Keywords[];
}

function evaluate(schema: Keywords, value: unknown, outer: Place): Outcome {
  if (outer.around.includes(schema)) return VALID;
  const place = { ...outer, around: [...outer.around, schema] };
  if (value === null && schema["nullable"] === true) return VALID;
  const wrongType = typeMistake(schema, value, place.at);
  if (wrongType) return { mistakes: [wrongType], known: new Set() };
  const parts = [
    checkValue(schema, value, place.at),
    checkCombined(schema, value, place),
    checkConditions(schema, value, place),
    checkItems(schema, value, place),
    checkFields(schema, value, place),
  ];
  const known = new Set(parts.flatMap((part) => [...part.known]));
  const mistakes = parts.flatMap((part) => part.mistakes);
  return { mistakes: [...mistakes, ...unevaluatedFields(schema, value, known, place.at)], known };
}

/** Evaluates a member or an item of the value. */
function inside(schema: Keywords, value: unknown, { absent }: Place, at: string): readonly Mistake[] {
  return evaluate(schema, value, { at, whole: schema, absent, around: [] }).mistakes;
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
  if (type === "integer") return typeof value === "bigint" || Number.isInteger(value);
  if (type === "number") return isNumeric(value);
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
function checkCombined(schema: Keywords, value: unknown, place: Place): Outcome {
  const run = (key: string): Outcome[] => schemasOf(schema[key]).map((part) => evaluate(part, value, place));
  const all = run("allOf");
  const choices = [
    ...matching("anyOf", run("anyOf"), place.at),
    ...matching("oneOf", run("oneOf"), place.at),
  ];
  return joined([...all, ...choices]);
}

function joined(parts: readonly Outcome[]): Outcome {
  return {
    mistakes: parts.flatMap(({ mistakes }) => mistakes),
    known: new Set(parts.flatMap(({ known }) => [...known])),
  };
}

/** Applies `not`, `if`, and the keywords that depend on a field. */
function checkConditions(schema: Keywords, value: unknown, place: Place): Outcome {
  const fits = (part: Keywords): boolean => evaluate(part, value, place).mistakes.length === 0;
  const [forbidden] = schemasOf(schema["not"]);
  const [condition] = schemasOf(schema["if"]);
  const consequences = condition ? schemasOf(schema[fits(condition) ? "then" : "else"]) : [];
  const dependent = isRecord(schema["dependentSchemas"]) && isRecord(value) ? schema["dependentSchemas"] : {};
  const branches = Object.entries(dependent).flatMap(([name, part]) =>
    Object.hasOwn(value as object, name) ? schemasOf(part) : [],
  );
  const message = "has a form that is not allowed here";
  return joined([
    ...(forbidden && fits(forbidden)
      ? [{ mistakes: [{ pointer: place.at, keyword: "not", message }], known: new Set<string>() }]
      : []),
    ...(condition ? [{ mistakes: [], known: evaluate(condition, value, place).known }] : []),
    ...[...consequences, ...branches].map((part) => evaluate(part, value, place)),
  ]);
}

/** The outcomes of the schemas that match, or a mistake when their number is wrong. */
function matching(keyword: "anyOf" | "oneOf", outcomes: readonly Outcome[], pointer: string): Outcome[] {
  const valid = outcomes.filter(({ mistakes }) => mistakes.length === 0);
  if (outcomes.length === 0 || valid.length === 1 || (keyword === "anyOf" && valid.length > 0)) return valid;
  const message =
    valid.length === 0 ? "has none of the forms that are allowed here" : "has several forms at once";
  return [{ mistakes: [{ pointer, keyword, message }], known: new Set() }];
}

function checkItems(schema: Keywords, value: unknown, place: Place): Outcome {
  if (!Array.isArray(value)) return VALID;
  const first = schemasOf(schema["prefixItems"]);
  const rest = schema["items"];
  const mistakes = value.flatMap((entry, index) => {
    const at = `${place.at}/${index}`;
    const rule: unknown = first[index] ?? rest;
    if (rule === false) return [{ pointer: at, keyword: "items", message: "is one entry too many" }];
    return isRecord(rule) ? inside(rule, entry, place, at) : [];
  });
  return { ...VALID, mistakes: [...mistakes, ...checkContains(schema, value, place)] };
}

function checkContains(schema: Keywords, value: readonly unknown[], place: Place): Mistake[] {
  const { contains, minContains = 1, maxContains = Infinity } = schema as Record<string, unknown>;
  if (!isRecord(contains)) return [];
  const count = value.filter((entry) => inside(contains, entry, place, place.at).length === 0).length;
  if (count >= (minContains as number) && count <= (maxContains as number)) return [];
  const message =
    count < (minContains as number) ? "lacks an entry of a needed form" : "has too many entries of one form";
  return [{ pointer: place.at, keyword: "contains", message }];
}

function checkFields(schema: Keywords, value: unknown, place: Place): Outcome {
  if (!isRecord(value)) return VALID;
  const { at } = place;
  const {
    properties = {},
    patternProperties = {},
    additionalProperties,
    propertyNames,
  } = schema as Record<string, Keywords | undefined>;
  const known = new Set<string>();
  const mistakes = Object.entries(value).flatMap(([name, member]) => {
    const rules: unknown[] = Object.entries(patternProperties).flatMap(([pattern, rule]) =>
      patternOf(pattern)?.test(name) ? [rule] : [],
    );
    if (Object.hasOwn(properties, name)) rules.push(properties[name]);
    if (rules.length === 0 && additionalProperties !== undefined) rules.push(additionalProperties);
    if (rules.some((rule) => rule !== false)) known.add(name);
    const names = isRecord(propertyNames) ? inside(propertyNames, name, place, fieldAt(at, name)) : [];
    const found = rules.flatMap((rule) => {
      if (rule === false) return [unknownField(at, name, Object.keys(properties), "additionalProperties")];
      return isRecord(rule) ? inside(rule, member, place, fieldAt(at, name)) : [];
    });
    return [...names, ...found];
  });
  return { mistakes: [...missingFields(schema, value, place), ...mistakes], known };
}

function missingFields(schema: Keywords, value: Keywords, { at, whole, absent }: Place): Mistake[] {
  const dependent = isRecord(schema["dependentRequired"]) ? Object.entries(schema["dependentRequired"]) : [];
  const needed = [
    ...listOf(schema["required"]),
    ...dependent.flatMap(([name, names]) => (Object.hasOwn(value, name) ? listOf(names) : [])),
  ] as string[];
  return needed
    .filter((name) => !Object.hasOwn(value, name))
    .filter((name) => absent === undefined || !says(fieldSchemas(whole).get(name) ?? {}, absent))
    .map((name) => ({ pointer: at, keyword: "required", message: `needs the field "${name}"` }));
}

/** True when a schema or a part of its `allOf` has a keyword that is true. */
function says(schema: Keywords, keyword: string): boolean {
  return branchesOf(schema, ["allOf"]).some((part) => part[keyword] === true);
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
  const parts = branchesOf(schema, ["allOf", "anyOf", "oneOf"]).reverse();
  const entries = parts.flatMap(({ properties }) => Object.entries(isRecord(properties) ? properties : {}));
  return new Map(entries as [string, Keywords][]);
}

/** The types that a schema allows, including those of `allOf`, of the forms of a choice, and of fixed values. */
function typesOf(schema: Keywords): readonly string[] {
  return branchesOf(schema, ["allOf", "anyOf", "oneOf"]).flatMap((branch) => kindsOf(branch));
}

/** A schema and the schemas that it combines, each once. */
function branchesOf(schema: Keywords, keys: readonly string[], found: Keywords[] = []): Keywords[] {
  if (found.includes(schema)) return found;
  found.push(schema);
  for (const key of keys) for (const part of schemasOf(schema[key])) branchesOf(part, keys, found);
  return found;
}

function fieldAt(at: string, name: string): string {
  return `${at}/${name.slice(0, MAX_NAME_CHARS).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function schemasOf(value: unknown): Keywords[] {
  return listOf(value).filter(isRecord);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
