import type { Json, Schema, SchemaOrRef } from "../../../src/openapi/document";
import { marksOf, textOf } from "./extensions";
import { omit } from "../../../src/openapi/omit";
import type { NamedSchema, Resolver } from "../../../src/openapi/references";
import { choicesOf, kindsOf, typeName } from "./typeName";
import type { Bounds, Property, ValueType, Variant } from "./types";

/** Components that stand around the one that is read: an object inside itself is named, not unfolded. */
type Path = readonly string[];

/** Reads a schema as readers see it, with the properties of every object inside. */
export function valueTypeOf(resolver: Resolver, source: SchemaOrRef, path: Path = []): ValueType {
  const { name, schema } = single(resolver, resolver.schema(source));
  const { inner, innerName } = innermost(resolver, schema, name);
  const below = innerName === undefined ? path : [...path, innerName];
  const closed = innerName !== undefined && path.includes(innerName);
  return {
    type: typeName(resolver, resolver.schema(source).schema),
    objectName: innerName,
    enumList: enumOf(inner),
    bounds: boundsOf(schema),
    itemBounds: inner === schema ? {} : boundsOf(inner),
    pattern: inner.pattern,
    children: closed ? [] : propertiesOf(resolver, inner, below),
    variants: closed ? [] : variantsOf(resolver, inner, below),
  };
}

/** The properties of an object, in the order of the document. */
export function propertiesOf(resolver: Resolver, schema: Schema, path: Path = []): readonly Property[] {
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
  path: Path = [],
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
    quirk: textOf(schema, "x-quirk") ?? "",
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
  };
}

/** A choice between one shape and `null` is that shape. */
function single(resolver: Resolver, named: NamedSchema): NamedSchema {
  const [only, ...others] = choicesOf(named.schema);
  if (!only || others.length > 0) return named;
  const inner = resolver.schema(only);
  return { name: inner.name, schema: { ...inner.schema, ...omit(named.schema, "oneOf", "anyOf") } };
}

interface Innermost {
  readonly inner: Schema;
  readonly innerName: string | undefined;
}

/** The schema of a list's items or of a map's values, at any depth; the schema itself for anything else. */
function innermost(resolver: Resolver, schema: Schema, name: string | undefined): Innermost {
  const item = kindsOf(schema).includes("array") ? schema.items : mapValues(schema);
  if (!item) return { inner: schema, innerName: isObject(schema) ? name : undefined };
  const next = single(resolver, resolver.schema(item));
  return innermost(resolver, next.schema, next.name);
}

function mapValues({ properties, additionalProperties }: Schema): SchemaOrRef | undefined {
  return !properties && typeof additionalProperties === "object" ? additionalProperties : undefined;
}

function isObject(schema: Schema): boolean {
  return kindsOf(schema).includes("object") || choicesOf(schema).length > 0;
}

function variantsOf(resolver: Resolver, schema: Schema, path: Path): readonly Variant[] {
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

/** `exclusiveMinimum: 0` of an integer is a minimum of 1. */
function boundsOf(schema: Schema): Bounds {
  const step = kindsOf(schema).includes("integer") ? 1 : 0;
  const [min, max] = [shift(schema.exclusiveMinimum, step), shift(schema.exclusiveMaximum, -step)];
  return present({
    min: schema.minimum ?? min,
    max: schema.maximum ?? max,
    minLen: schema.minLength ?? schema.minItems ?? schema.minProperties,
    maxLen: schema.maxLength ?? schema.maxItems ?? schema.maxProperties,
  });
}

function shift(bound: number | undefined, step: number): number | undefined {
  return bound === undefined ? undefined : bound + step;
}

function present(bounds: { readonly [key in keyof Bounds]: number | undefined }): Bounds {
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
}
