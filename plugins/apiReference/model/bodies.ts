import type { ExampleObject, Json, MediaType, Schema, SchemaOrRef } from "../../../src/openapi/document";
import type { Resolver } from "../../../src/openapi/references";
import type { Body, Example, ValueType } from "./types";
import { valueTypeOf } from "./values";

interface BodySource {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

const ANY_VALUE: ValueType = {
  type: "any",
  objectName: undefined,
  enumList: [],
  bounds: {},
  itemBounds: {},
  pattern: undefined,
  children: [],
  variants: [],
};

/** The first media type of a request or response; undefined without a body. */
export function bodyOf(resolver: Resolver, source: BodySource): Body | undefined {
  const [media] = Object.values(source.content ?? {});
  if (!media) return undefined;
  return {
    description: source.description ?? "",
    value: media.schema ? valueTypeOf(resolver, media.schema) : ANY_VALUE,
    schema: media.schema ? dereference(resolver, media.schema) : {},
    examples: examplesOf(resolver, media),
  };
}

/** The documented examples, in document order. */
function examplesOf(resolver: Resolver, { example, examples, schema }: MediaType): readonly Example[] {
  const named = Object.entries(examples ?? {}).flatMap(([name, source]) => {
    const { summary = "", value } = resolver.object<ExampleObject>(source);
    return value === undefined ? [] : [{ name, summary, value }];
  });
  const inlineExample = example ?? (schema && resolver.schema(schema).schema.example);
  if (named.length > 0 || inlineExample === undefined) return named;
  return [{ name: "example", summary: "", value: inlineExample }];
}

/** Keywords that describe a value without limiting it. */
const ANNOTATION_KEYWORDS = new Set(["description", "example", "examples", "title", "deprecated"]);

/**
 * A self-contained schema: references and `allOf` are resolved, annotations removed. An object inside itself
 * becomes `{ "type": "object" }`.
 */
function dereference(resolver: Resolver, source: SchemaOrRef, path: readonly string[] = []): Schema {
  const { name, schema } = resolver.schema(source);
  if (name !== undefined && path.includes(name)) return { type: "object" };
  const ancestors = name === undefined ? path : [...path, name];
  const inner = (value: SchemaOrRef): Schema => dereference(resolver, value, ancestors);
  const entries = Object.entries(schema).filter(
    ([key]) => !ANNOTATION_KEYWORDS.has(key) && !key.startsWith("x-"),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, dereferenceKeyword(key, value as Json, inner)]),
  );
}

/** Resolves the schemas inside a keyword too. */
function dereferenceKeyword(key: string, value: unknown, inner: (value: SchemaOrRef) => Schema): unknown {
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
