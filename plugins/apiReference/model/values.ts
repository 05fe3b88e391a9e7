import type { Json, Schema, SchemaOrRef } from "../../../src/openapi/document";
import { marksOf, textExtension } from "./extensions";
import { omit } from "../../../src/openapi/omit";
import type { NamedSchema, Resolver } from "../../../src/openapi/references";
import { choicesOf, kindsOf, typeName } from "./typeName";
import type { Bounds, Property, ValueType, Variant } from "./types";

/** Names of the components around a schema: an object inside itself is named but not expanded. */
type SchemaPath = readonly string[];

/** Converts a schema, including the properties of nested objects. */
export function valueTypeOf(resolver: Resolver, source: SchemaOrRef, path: SchemaPath = []): ValueType {
  const { name, schema } = unwrapNullable(resolver, resolver.schema(source));
  const { inner, innerName } = innermostSchema(resolver, schema, name);
  const innerPath = innerName === undefined ? path : [...path, innerName];
  const isRecursive = innerName !== undefined && path.includes(innerName);
  return {
    type: typeName(resolver, resolver.schema(source).schema),
    objectName: innerName,
    enumList: enumOf(inner),
    bounds: boundsOf(schema),
    itemBounds: inner === schema ? {} : boundsOf(inner),
    pattern: inner.pattern,
    children: isRecursive ? [] : propertiesOf(resolver, inner, innerPath),
    variants: isRecursive ? [] : variantsOf(resolver, inner, innerPath),
  };
}

/** The properties of an object, in document order. */
export function propertiesOf(resolver: Resolver, schema: Schema, path: SchemaPath = []): readonly Property[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, source]) =>
    propertyOf(resolver, { name, source, required: required.has(name) }, path),
  );
}

export interface PropertySource {
  readonly name: string;
  readonly required: boolean;
  readonly source: SchemaOrRef;
}

/** One field of an object, or one parameter of a request. */
export function propertyOf(
  resolver: Resolver,
  { name, source, required }: PropertySource,
  path: SchemaPath = [],
): Property {
  const { schema } = resolver.schema(source);
  return {
    ...valueTypeOf(resolver, source, path),
    name,
    required,
    description: schema.description ?? "",
    defaultValue: schema.default,
    example: schema.example ?? schema.examples?.[0],
    ...marksOf(schema),
    quirk: textExtension(schema, "x-quirk") ?? "",
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
  };
}

/** A choice between one schema and `null` is treated as that schema. */
function unwrapNullable(resolver: Resolver, named: NamedSchema): NamedSchema {
  const [choice, ...others] = choicesOf(named.schema);
  if (!choice || others.length > 0) return named;
  const inner = resolver.schema(choice);
  return { name: inner.name, schema: { ...inner.schema, ...omit(named.schema, "oneOf", "anyOf") } };
}

interface InnermostSchema {
  readonly inner: Schema;
  readonly innerName: string | undefined;
}

/** The schema of list items or map values, at any depth; otherwise the schema itself. */
function innermostSchema(resolver: Resolver, schema: Schema, name: string | undefined): InnermostSchema {
  const item = kindsOf(schema).includes("array") ? schema.items : mapValues(schema);
  if (!item) return { inner: schema, innerName: isObject(schema) ? name : undefined };
  const next = unwrapNullable(resolver, resolver.schema(item));
  return innermostSchema(resolver, next.schema, next.name);
}

function mapValues({ properties, additionalProperties }: Schema): SchemaOrRef | undefined {
  return !properties && typeof additionalProperties === "object" ? additionalProperties : undefined;
}

function isObject(schema: Schema): boolean {
  return kindsOf(schema).includes("object") || choicesOf(schema).length > 0;
}

function variantsOf(resolver: Resolver, schema: Schema, path: SchemaPath): readonly Variant[] {
  return choicesOf(schema).map((choice, index) => {
    const named = resolver.schema(choice);
    const title = named.schema.title ?? named.name ?? `Choice ${index + 1}`;
    const description = named.schema.description ?? "";
    return { ...valueTypeOf(resolver, choice, path), title, description };
  });
}

function enumOf(schema: Schema): ValueType["enumList"] {
  const values: readonly Json[] = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.filter((value) => value !== null && typeof value !== "object");
}

/** For integers `exclusiveMinimum: 0` becomes a minimum of 1. */
function boundsOf(schema: Schema): Bounds {
  const step = kindsOf(schema).includes("integer") ? 1 : 0;
  const [min, max] = [shiftBound(schema.exclusiveMinimum, step), shiftBound(schema.exclusiveMaximum, -step)];
  return withoutUndefined({
    min: schema.minimum ?? min,
    max: schema.maximum ?? max,
    minLen: schema.minLength ?? schema.minItems ?? schema.minProperties,
    maxLen: schema.maxLength ?? schema.maxItems ?? schema.maxProperties,
  });
}

function shiftBound(bound: number | undefined, step: number): number | undefined {
  return bound === undefined ? undefined : bound + step;
}

function withoutUndefined(bounds: { readonly [key in keyof Bounds]: number | undefined }): Bounds {
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
}
