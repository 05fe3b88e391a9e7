/** Names of types as readers see them in property lists. */
import type { Schema, SchemaOrRef } from "../openapi/document";
import { kindsOf, typesOf } from "../openapi/kinds";
import { omit } from "../openapi/omit";
import type { NamedSchema, Resolver } from "../openapi/references";

/** True when the value may be `null`. */
function isNullable(schema: Schema): boolean {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return (
    schema.nullable === true ||
    typesOf(schema).includes("null") ||
    choices.some(isNullSchema) ||
    (typesOf(schema).length === 0 && [schema.const, ...(schema.enum ?? [])].includes(null))
  );
}

/** True for a schema that only `null` satisfies. */
function isNullSchema(schema: SchemaOrRef): boolean {
  return schema.type === "null" || schema.const === null;
}

/**
 * A readable type name: `string`, `array of integers`, `date-time or null`.
 *
 * @param around references in which the schema is: one of them inside itself is called by its name
 */
export function typeName(
  resolver: Resolver,
  { identity, schema }: NamedSchema,
  around: readonly string[] = [],
): string {
  const path = identity === undefined ? around : [...around, identity];
  const nameOf = (part: SchemaOrRef): string => {
    const inner = resolver.schema(part);
    if (inner.identity !== undefined && path.includes(inner.identity)) return inner.name ?? "object";
    return typeName(resolver, { ...inner, schema: omit(inner.schema, "nullable") }, path);
  };
  const names = choicesOf(schema).map(nameOf);
  const kindNames = kindsOf(schema).map((kind) => kindName(nameOf, schema, kind));
  const plain = names.every((name) => name === "any") ? kindNames : names;
  const all = [
    ...new Set(plain.map((name) => name.replace(/ or null$/, "")).filter((name) => name !== "null")),
  ];
  const isNull = isNullable(schema) || plain.some((name) => / or null$|^null$/.test(name));
  const parts = [...(all.length > 0 || isNull ? all : ["any"]), ...(isNull ? ["null"] : [])];
  return parts.join(" or ");
}

/** The alternatives of `oneOf` or `anyOf`; empty when there are none. */
export function choicesOf(schema: Schema): readonly SchemaOrRef[] {
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((choice) => !isNullSchema(choice));
}

type NameOf = (part: SchemaOrRef) => string;

function kindName(nameOf: NameOf, schema: Schema, kind: string): string {
  if (kind === "array") return `array of ${itemsName(nameOf, schema)}`;
  if (kind === "object") return mapName(nameOf, schema);
  return kind === "string" && isInformativeFormat(schema.format) ? schema.format : kind;
}

/** Formats that add nothing to `string`, or contradict it. */
const OTHER_FORMATS = new Set(["string", "password", "byte", "binary"]);

/** True for formats that can replace the word `string`. */
export function isInformativeFormat(format: string | undefined): format is string {
  return format !== undefined && !OTHER_FORMATS.has(format) && /^[a-z][a-z0-9-]*$/.test(format);
}

function itemsName(nameOf: NameOf, { items, prefixItems }: Schema): string {
  if (prefixItems) return "several types";
  return plural(typeof items === "object" ? nameOf(items) : "any");
}

function plural(name: string): string {
  if (name === "any") return "values of any type";
  if (name === "null") return "nulls";
  const [first = name, ...rest] = name.split(" ");
  return [first.endsWith("s") ? first : `${first}s`, ...rest].join(" ");
}

function mapName(
  nameOf: NameOf,
  { additionalProperties: values, properties, patternProperties }: Schema,
): string {
  if (properties || patternProperties || !values || values === true || Object.keys(values).length === 0)
    return "object";
  return `map of ${plural(nameOf(values))}`;
}
