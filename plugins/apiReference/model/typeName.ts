/** Names of types as readers see them in property lists. */
import type { Schema, SchemaOrRef } from "../../../src/openapi/document";
import { omit } from "../../../src/openapi/omit";
import type { Resolver } from "../../../src/openapi/references";

/** The types of a value without `null`; if `type` is missing, it is inferred from other keywords. */
export function kindsOf(schema: Schema): readonly string[] {
  const declared = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  const kinds = declared.filter((kind) => kind !== "null");
  if (kinds.length > 0) return kinds;
  if (schema.properties || schema.additionalProperties) return ["object"];
  if (schema.items) return ["array"];
  return kindsOfValues(schema);
}

function kindsOfValues(schema: Schema): readonly string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [...new Set(values.filter((value) => value !== null).map((value) => typeof value))];
}

/** True when the value may be `null`. */
function isNullable(schema: Schema): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return schema.nullable === true || types.includes("null") || choices.some(isNullSchema);
}

/** True for a schema that only `null` satisfies. */
function isNullSchema(schema: SchemaOrRef): boolean {
  return schema.type === "null";
}

/** A readable type name: `string`, `array of integers`, `date-time or null`. */
export function typeName(resolver: Resolver, schema: Schema): string {
  const names = choicesOf(schema).map((choice) => plainName(resolver, resolver.schema(choice).schema));
  const kindNames = kindsOf(schema).map((kind) => kindName(resolver, schema, kind));
  const all = [...new Set(names.length > 0 ? names : kindNames.length > 0 ? kindNames : ["any"])];
  return [...all, ...(isNullable(schema) ? ["null"] : [])].join(" or ");
}

/** The alternatives of `oneOf` or `anyOf`; empty when there are none. */
export function choicesOf(schema: Schema): readonly SchemaOrRef[] {
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((choice) => !isNullSchema(choice));
}

function plainName(resolver: Resolver, schema: Schema): string {
  return typeName(resolver, omit(schema, "nullable"));
}

function kindName(resolver: Resolver, schema: Schema, kind: string): string {
  if (kind === "array") return `array of ${itemsName(resolver, schema)}`;
  if (kind === "object") return mapName(resolver, schema);
  return kind === "string" && isInformativeFormat(schema.format) ? schema.format : kind;
}

/** True for formats that say more than `string` does. */
function isInformativeFormat(format: string | undefined): format is string {
  return format !== undefined && !["string", "password", "byte", "binary"].includes(format);
}

function itemsName(resolver: Resolver, schema: Schema): string {
  return plural(schema.items ? plainName(resolver, resolver.schema(schema.items).schema) : "any");
}

function plural(name: string): string {
  if (name === "any") return "values of any type";
  const [first = name, ...rest] = name.split(" ");
  return [first.endsWith("s") ? first : `${first}s`, ...rest].join(" ");
}

function mapName(resolver: Resolver, schema: Schema): string {
  const { additionalProperties: values, properties } = schema;
  if (properties || !values || values === true || Object.keys(values).length === 0) return "object";
  return `map of ${plural(plainName(resolver, resolver.schema(values).schema))}`;
}
