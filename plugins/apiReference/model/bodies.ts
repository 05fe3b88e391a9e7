import type { ExampleObject, Json, MediaType, Schema, SchemaOrRef } from "../../../src/openapi/document";
import type { Resolver } from "../../../src/openapi/references";
import type { Body, Example, ValueType } from "./types";
import { valueTypeOf } from "./values";

interface Source {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
}

const NO_VALUE: ValueType = {
  type: "any",
  objectName: undefined,
  enumList: [],
  bounds: {},
  itemBounds: {},
  pattern: undefined,
  children: [],
  variants: [],
};

/** The first media type of a request or a response; undefined when it has no body. */
export function bodyOf(resolver: Resolver, source: Source): Body | undefined {
  const [entry] = Object.entries(source.content ?? {});
  if (!entry) return undefined;
  const [contentType, media] = entry;
  return {
    contentType,
    required: source.required !== false,
    description: source.description ?? "",
    value: media.schema ? valueTypeOf(resolver, media.schema) : NO_VALUE,
    schema: media.schema ? writtenOut(resolver, media.schema) : {},
    examples: examplesOf(resolver, media),
  };
}

/** The documented examples, in the order of the document. */
export function examplesOf(resolver: Resolver, { example, examples, schema }: MediaType): readonly Example[] {
  const named = Object.entries(examples ?? {}).flatMap(([name, source]) => {
    const { summary = "", value } = resolver.object<ExampleObject>(source);
    return value === undefined ? [] : [{ name, summary, value }];
  });
  const own = example ?? (schema && resolver.schema(schema).schema.example);
  if (named.length > 0 || own === undefined) return named;
  return [{ name: "example", summary: "", value: own }];
}

/** Keywords that explain a value and do not limit it. */
const EXPLAINING = new Set(["description", "example", "examples", "title", "deprecated"]);

/**
 * A schema that stands alone: references and `allOf` written out, explanations left away.
 * An object inside itself stays `{ "type": "object" }`.
 */
export function writtenOut(resolver: Resolver, source: SchemaOrRef, path: readonly string[] = []): Schema {
  const { name, schema } = resolver.schema(source);
  if (name !== undefined && path.includes(name)) return { type: "object" };
  const below = name === undefined ? path : [...path, name];
  const inner = (value: SchemaOrRef): Schema => writtenOut(resolver, value, below);
  const entries = Object.entries(schema).filter(([key]) => !EXPLAINING.has(key) && !key.startsWith("x-"));
  return Object.fromEntries(entries.map(([key, value]) => [key, keyword(key, value as Json, inner)]));
}

/** Schemas inside a keyword are written out as well. */
function keyword(key: string, value: unknown, inner: (value: SchemaOrRef) => Schema): unknown {
  if (key === "properties") {
    const entries = Object.entries(value as Record<string, SchemaOrRef>);
    return Object.fromEntries(entries.map(([name, schema]) => [name, inner(schema)]));
  }
  if (Array.isArray(value) && (key === "oneOf" || key === "anyOf")) {
    return (value as readonly SchemaOrRef[]).map(inner);
  }
  const single = (key === "items" || key === "additionalProperties") && typeof value === "object";
  return single && value !== null ? inner(value as SchemaOrRef) : value;
}
