/**
 * Merges the parts of an `allOf` into one schema that accepts what all parts accept. The package json-schema-merge-allof 0.8.1
 * was tried: it drops the first of two choices, and it throws for enums without a common value and for exact integers.
 */
import type { Json, Schema } from "./document";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { stringifyExact } from "./exactJson";

type Keywords = Readonly<Record<string, unknown>>;
type Merge = (a: never, b: never) => unknown;

const least = (a: number, b: number): number => (a < b ? a : b);
const greatest = (a: number, b: number): number => (a > b ? a : b);
/** Parts that nothing can fit are meant as overrides, so the later one is shown. */
const common = (a: readonly Json[], b: readonly Json[]): readonly Json[] => {
  const both = a.filter((one) => b.some((other) => isSame(one, other)));
  return both.length > 0 ? both : b;
};
const either = (a: boolean, b: boolean): boolean => a || b;

/** Names of both; a name in both is itself an `allOf`, which is merged when it is read. */
function fields(a: Keywords, b: Keywords): Keywords {
  const joint = Object.entries(b).map(([name, schema]) => [
    name,
    Object.hasOwn(a, name) ? both(a[name], schema) : schema,
  ]);
  return Object.fromEntries([...Object.entries(a), ...joint]) as Keywords;
}

function both(a: unknown, b: unknown): unknown {
  if (isSame(a, b) || b === true) return a;
  return a === true ? b : { allOf: [a, b] };
}

const closed = (a: unknown, b: unknown): unknown => (a === false || b === false ? false : both(a, b));

/** Functions that merge two values of a keyword. If an unlisted keyword has different values, both apply: see `mergeSchemas`. */
const MERGES: Readonly<Record<string, Merge>> = {
  properties: fields,
  patternProperties: fields,
  required: (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])],
  enum: common,
  type: (a: Schema["type"], b: Schema["type"]) => commonTypes(listOf(a), listOf(b)),
  items: closed,
  additionalProperties: closed,
  unevaluatedProperties: closed,
  minimum: greatest,
  exclusiveMinimum: greatest,
  minLength: greatest,
  minItems: greatest,
  minProperties: greatest,
  maximum: least,
  exclusiveMaximum: least,
  maxLength: least,
  maxItems: least,
  maxProperties: least,
  uniqueItems: either,
  readOnly: either,
  writeOnly: either,
  deprecated: either,
};

/** Keywords that say something about a value and limit nothing: the last part decides. */
const ANNOTATIONS = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "nullable",
  "discriminator",
  "externalDocs",
  "xml",
  "format",
]);

/**
 * @param parts schemas without `$ref` and `allOf`, the schema that has the `allOf` last
 * @returns one schema. Constraints of which there can be only one in a schema, such as two choices or two patterns, are in its
 * `allOf`.
 */
export function mergeSchemas(parts: readonly Schema[]): Schema {
  const rest: Keywords[] = [];
  const result: Record<string, unknown> = {};
  for (const part of parts)
    for (const [key, value] of Object.entries(part) as [string, unknown][]) {
      const merge = MERGES[key] as ((a: unknown, b: unknown) => unknown) | undefined;
      if (key === "allOf") rest.push(...(value as Keywords[]));
      else if (!Object.hasOwn(result, key) || isAnnotation(key)) result[key] = value;
      else if (merge) result[key] = merge(result[key], value);
      else if (!isSame(result[key], value)) rest.push({ [key]: value });
    }
  return rest.length === 0 ? result : { ...result, allOf: rest };
}

function isAnnotation(key: string): boolean {
  return ANNOTATIONS.has(key) || key.startsWith("x-");
}

function commonTypes(a: readonly string[], b: readonly string[]): string | readonly string[] {
  const types = [
    ...a.filter((type) => b.includes(type) || (type === "integer" && b.includes("number"))),
    ...b.filter((type) => type === "integer" && a.includes("number") && !a.includes("integer")),
  ];
  const [only = "", ...more] = types.length > 0 ? types : b;
  return more.length === 0 ? only : [only, ...more];
}

function listOf(value: Schema["type"] = []): readonly string[] {
  return typeof value === "string" ? [value] : value;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (isRecord(a) || Array.isArray(a) ? stringifyExact(a) === stringifyExact(b) : false);
}
