import { isRecordOrList } from "../lib/isRecord";
import { omit } from "./omit";
import type { OpenApiDocument, Reference, Schema, SchemaOrRef } from "./document";

/** A schema, with its name in `components` if it was referenced. */
export interface NamedSchema {
  readonly name: string | undefined;
  readonly schema: Schema;
}

/** Resolves the references of a document. */
export interface Resolver {
  /** The object itself, or the target of a reference. A description beside the reference overrides that of the target. */
  readonly object: <T extends object>(value: T | Reference) => T;
  /** The schema with `$ref` and `allOf` of its first level resolved. */
  readonly schema: (value: SchemaOrRef) => NamedSchema;
}

/**
 * Makes the resolver of a document.
 *
 * @throws Error (its functions) when a reference has no target, or leads back to itself
 */
export function resolverOf(document: OpenApiDocument): Resolver {
  const object = <T extends object>(value: T | Reference): T => follow(document, value, []) as T;
  return { object, schema: (value) => namedSchema(object, value) };
}

function follow(document: OpenApiDocument, value: object, seen: readonly string[]): object {
  const pointer = refOf(value);
  if (pointer === undefined) return value;
  if (seen.includes(pointer)) throw new Error(`"${pointer}" points to itself. Fix: write the object out.`);
  const found = follow(document, target(document, pointer), [...seen, pointer]);
  const { description } = value as Partial<Reference>;
  return description === undefined ? found : { ...found, description };
}

function target(document: OpenApiDocument, pointer: string): object {
  const keys = pointer.replace(/^#\//, "").split("/").map(unescapePointer);
  const found = keys.reduce<unknown>(
    (value, key) => (isRecordOrList(value) ? value[key] : undefined),
    document,
  );
  if (!pointer.startsWith("#/") || !isRecordOrList(found)) {
    throw new Error(`"${pointer}" leads nowhere. Fix: add that part or correct the reference.`);
  }
  return found;
}

function unescapePointer(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Keywords beside a `$ref` (a description, a default) override those of the target. */
function namedSchema(object: Resolver["object"], value: SchemaOrRef): NamedSchema {
  const pointer = refOf(value);
  if (pointer === undefined) return { name: undefined, schema: merged(object, value) };
  const beside = omit(value as Reference & Schema, "$ref");
  const schema = merged(object, object<Schema>({ $ref: pointer }));
  return { name: pointer.split("/").at(-1), schema: { ...schema, ...beside } };
}

/** Merges `allOf` into one schema: the properties of its parts in order, then those of the schema itself. */
function merged(object: Resolver["object"], schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => namedSchema(object, part).schema), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Schema["properties"];
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  const all = Object.assign({}, ...parts) as Schema;
  return {
    ...all,
    ...(properties && Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function refOf(value: object): string | undefined {
  const pointer = (value as Partial<Reference>).$ref;
  return typeof pointer === "string" ? pointer : undefined;
}
