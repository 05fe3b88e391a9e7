import type { Schema, SchemaOrRef } from "../../../src/openapi/document";
import { omit } from "../../../src/openapi/omit";
import type { Resolver } from "../../../src/openapi/references";

const PLURALS: Readonly<Record<string, string>> = { boolean: "booleans", any: "values of any type" };

/** The kinds of a value without `null`; what a schema leaves unsaid is read from its keywords. */
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
export function isNullable(schema: Schema): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return schema.nullable === true || types.includes("null") || choices.some(isNullSchema);
}

/** True for a schema that `null` alone satisfies. */
export function isNullSchema(schema: SchemaOrRef): boolean {
  return schema.type === "null";
}

/** A type in the words of a property list: `string`, `array of integers`, `date-time or null`. */
export function typeName(resolver: Resolver, schema: Schema): string {
  const names = choicesOf(schema).map((choice) => plainName(resolver, resolver.schema(choice).schema));
  const own = kindsOf(schema).map((kind) => kindName(resolver, schema, kind));
  const all = [...new Set(names.length > 0 ? names : own.length > 0 ? own : ["any"])];
  return [...all, ...(isNullable(schema) ? ["null"] : [])].join(" or ");
}

/** The shapes that a value may choose from; empty when there is no choice. */
export function choicesOf(schema: Schema): readonly SchemaOrRef[] {
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((choice) => !isNullSchema(choice));
}

function plainName(resolver: Resolver, schema: Schema): string {
  return typeName(resolver, omit(schema, "nullable"));
}

function kindName(resolver: Resolver, schema: Schema, kind: string): string {
  if (kind === "array") return `array of ${itemsName(resolver, schema)}`;
  if (kind === "object") return mapName(resolver, schema);
  return kind === "string" && isFormatOfNote(schema.format) ? schema.format : kind;
}

/** Formats that say more than `string` does. */
function isFormatOfNote(format: string | undefined): format is string {
  return format !== undefined && !["string", "password", "byte", "binary"].includes(format);
}

function itemsName(resolver: Resolver, schema: Schema): string {
  if (!schema.items) return "values of any type";
  const name = plainName(resolver, resolver.schema(schema.items).schema);
  return PLURALS[name] ?? plural(name);
}

function plural(name: string): string {
  const [first = name, ...rest] = name.split(" ");
  if (rest.length === 0) return `${name}s`;
  return [first.endsWith("s") ? first : `${first}s`, ...rest].join(" ");
}

function mapName(resolver: Resolver, schema: Schema): string {
  const { additionalProperties: values, properties } = schema;
  if (properties || !values || values === true || Object.keys(values).length === 0) return "object";
  const name = plainName(resolver, resolver.schema(values).schema);
  return `map of ${PLURALS[name] ?? plural(name)}`;
}
