import { isRecord, isRecordOrList } from "docusaurus-waymark-core/lib/isRecord";
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";
import { omit } from "./omit";
import type { OpenApiDocument, Reference, Schema, SchemaOrRef } from "./document";
import { mergeSchemas } from "./mergeSchemas";

/** A schema, with its place if it was referenced. */
export interface NamedSchema {
  /** The reference, such as `#/components/schemas/Peer`: the identity of the schema. */
  readonly pointer: string | undefined;
  /** The reference; for a schema with `allOf` without one, a name of its source. Recursion is found by it. */
  readonly identity: string | undefined;
  /** Last part of the reference. */
  readonly name: string | undefined;
  readonly schema: Schema;
}

/** Resolves the references of a document. */
export interface Resolver {
  /** The object itself, or the target of a reference. A description next to the reference overrides the target's. */
  readonly object: <T extends object>(value: T | Reference) => T;
  /** The schema with `$ref` and `allOf` of its first level resolved, in the form of OpenAPI 3.1. */
  readonly schema: (value: SchemaOrRef | boolean) => NamedSchema;
  /**
   * The forms of a base with a discriminator: the components of its mapping, else those whose `allOf` has the base, and theirs down
   * to one with a discriminator of its own. As a part of `allOf` a base has no forms, so each form shows the fields of the base once.
   */
  readonly derived: (base: NamedSchema) => readonly (Reference & Schema)[];
}

const resolvers = new WeakMap<OpenApiDocument, Resolver>();

/**
 * The resolver of a document.
 *
 * @throws Error (its functions) when a reference has no target, or leads back to itself
 */
export function resolverOf(document: OpenApiDocument): Resolver {
  const known = resolvers.get(document);
  if (known) return known;
  const object = <T extends object>(value: T | Reference): T => follow(document, value, []) as T;
  const merged = new WeakMap<object, NamedSchema>();
  const resolver: Resolver = {
    object,
    derived: ({ pointer, schema: { discriminator } }) => {
      if (!discriminator) return [];
      const mapped = Object.values(discriminator.mapping ?? {}).map(mappingPointer);
      const found = mapped.length > 0 || pointer === undefined ? mapped : extensionsOf(document, pointer);
      return [...new Set(found)].map(($ref) => ({ $ref }));
    },
    schema: (value) => {
      if (typeof value === "boolean") return { ...UNNAMED, schema: value ? {} : ({ not: {} } as Schema) };
      const found = merged.get(value) ?? named(object, value, []);
      merged.set(value, found);
      return found;
    },
  };
  resolvers.set(document, resolver);
  return resolver;
}

const UNNAMED = { pointer: undefined, identity: undefined, name: undefined };

const inline = new WeakMap<object, string>();
let count = 0;

/** A name of a schema that is not a component. Without `allOf` it is not needed: every circle has a reference. */
function identityOf(schema: Schema): string | undefined {
  if (!schema.allOf) return undefined;
  const known = inline.get(schema) ?? `inline-${++count}/Object`;
  inline.set(schema, known);
  return known;
}

/** References that lead from one to the next and back, named by one of them whichever came first. */
export class CircleError extends Error {
  readonly pointer: string;
  constructor(circle: readonly string[]) {
    const [pointer = ""] = circle.toSorted();
    super(`"${pointer}" points to itself. Fix: write the object out.`);
    this.pointer = pointer;
  }
}

function follow(document: OpenApiDocument, value: object, seen: readonly string[]): object {
  const pointer = refOf(value);
  if (pointer === undefined) return value;
  if (seen.includes(pointer)) throw new CircleError(seen.slice(seen.indexOf(pointer)));
  const found = follow(document, targetOf(document, pointer), [...seen, pointer]);
  const { description, summary } = value as Partial<Reference>;
  // The same object again: a schema inside itself is found by its identity.
  if (description === undefined && summary === undefined) return found;
  return {
    ...found,
    ...(description !== undefined && { description }),
    ...(summary !== undefined && { summary }),
  };
}

/**
 * The target of a reference inside the document.
 *
 * @param pointer a JSON pointer as a URI fragment (RFC 6901, section 6)
 * @throws Error when there is no such part
 */
export function targetOf(document: object, pointer: string): object {
  if (!pointer.startsWith("#/"))
    throw new Error(`"${pointer}" leads out of this file. Fix: bundle the description into one file.`);
  const keys = pointerKeys(pointer);
  const found = keys.reduce<unknown>(
    (value, key) => (isRecordOrList(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    document,
  );
  if (isRecordOrList(found)) return found;
  if (typeof found === "boolean") return found ? {} : { not: {} };
  throw new Error(`"${pointer}" leads nowhere. Fix: add that part or correct the reference.`);
}

/** References to the components that extend one by `allOf`, and to theirs. */
function extensionsOf(document: OpenApiDocument, pointer: string, around: readonly string[] = []): string[] {
  return Object.entries(document.components?.schemas ?? {}).flatMap(
    ([name, { allOf = [], discriminator }]) => {
      const own = mappingPointer(name);
      if (around.includes(own) || !allOf.some((part) => refOf(part) === pointer)) return [];
      return [own, ...(discriminator ? [] : extensionsOf(document, own, [...around, own]))];
    },
  );
}

/** The values of a discriminator for a form: those that its mapping has, else the name of the component. */
export function discriminatorValues(
  { mapping = {} }: NonNullable<Schema["discriminator"]>,
  pointer: string,
): readonly [string, ...string[]] {
  const [value, ...more] = Object.keys(mapping).filter(
    (one) => mappingPointer(mapping[one] ?? "") === pointer,
  );
  return value === undefined ? [pointerKeys(pointer).at(-1) ?? ""] : [value, ...more];
}

/** The reference that a value of a discriminator's mapping is: a reference, or the name of a component. */
export function mappingPointer(target: string): string {
  return /[/#]/.test(target)
    ? target
    : `#/components/schemas/${target.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The keys of a reference `#/…`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .slice(2)
    .split("/")
    .map((key) => percentDecode(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Keywords next to a `$ref` (a description, a default) override those of the target. */
function named(object: Resolver["object"], source: SchemaOrRef, around: readonly object[]): NamedSchema {
  const value = unwrapped(source);
  const pointer = refOf(value);
  if (pointer === undefined)
    return { ...UNNAMED, identity: identityOf(value), schema: merged(object, value, around) };
  const beside = omit(value as Reference & Schema, "$ref");
  const target = merged(object, object<Schema>({ $ref: pointer }), around);
  const schema = Object.keys(beside).length === 0 ? target : merged(object, beside, around, [target]);
  return { pointer, identity: pointer, name: pointerKeys(pointer).at(-1), schema };
}

/** A reference that OpenAPI 3.0 has to put into an `allOf`, where it needs words beside it, as 3.1 has it. */
function unwrapped(value: SchemaOrRef): SchemaOrRef {
  const [part, ...more] = value.allOf ?? [];
  const $ref = part && more.length === 0 ? refOf(part) : undefined;
  return $ref === undefined || value.properties ? value : { ...omit(value, "allOf"), $ref };
}

/** The schema as one with the parts of its `allOf`, and with further parts. A schema that is part of itself adds nothing. */
function merged(
  object: Resolver["object"],
  schema: Schema,
  around: readonly object[],
  before: readonly Schema[] = [],
): Schema {
  if (around.includes(schema)) return {};
  const { allOf = [], ...own } = modernSchema(schema);
  if (allOf.length + before.length === 0) return own;
  const parts = allOf.map((part) => asPart(named(object, part, [...around, schema]).schema));
  const all = mergeSchemas([...before, ...parts, own]);
  const isNullable = own.nullable ?? [...before, ...parts].every(({ nullable = false }) => nullable);
  return isNullable ? { ...all, nullable: true } : omit(all, "nullable");
}

/** A base schema within another schema: without its discriminator, because there it does not represent its derived schemas. */
function asPart(schema: Schema): Schema {
  return schema.oneOf || schema.anyOf ? schema : omit(schema, "discriminator");
}

/** The boolean `exclusiveMinimum` of OpenAPI 3.0 as the number of 3.1; boolean schemas as objects. */
export function modernSchema(schema: Schema | boolean): Schema {
  if (typeof schema === "boolean") return schema ? {} : ({ not: {} } as Schema);
  let result = schema;
  for (const [limit, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const value: unknown = schema[exclusive];
    if (typeof value !== "boolean") continue;
    const rest = omit(result, exclusive);
    const bound = schema[limit];
    result = value && bound !== undefined ? { ...omit(rest, limit), [exclusive]: bound } : rest;
  }
  return result;
}

function refOf(value: object): string | undefined {
  const pointer = isRecord(value) ? (value as Partial<Reference>).$ref : undefined;
  return typeof pointer === "string" ? pointer : undefined;
}
