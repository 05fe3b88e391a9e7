import { slugify } from "docusaurus-waymark-core/lib/slug";
import type { Json, OpenApiDocument, SchemaOrRef } from "../openapi/document";
import { mappingPointer, type Resolver } from "../openapi/references";
import { schemaText } from "./bodies";
import type { ObjectSection, Operation } from "./types";
import { valueTypeOf } from "./values";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

/**
 * The objects that a page explains before its operations.
 *
 * @param names component names, in page order
 */
export function objectsOf(
  document: OpenApiDocument,
  resolver: Resolver,
  names: readonly string[],
  examples: ReadonlyMap<string, Json>,
): readonly ObjectSection[] {
  return names.map((name) => {
    const schema = document.components?.schemas?.[name];
    if (!schema) throw new SiteError(`There is no schema "${name}". Fix: correct "x-objects" of the tag.`);
    return objectSection(resolver, name, schema, examples.get(name));
  });
}

/** The first documented response of each object, as an example of it; for a list, its first item. */
export function firstExamples(operations: readonly Operation[]): ReadonlyMap<string, Json> {
  const found = operations.flatMap(({ responses }) =>
    responses.filter(isSuccess).flatMap(({ body }) => {
      const [content] = body?.contents ?? [];
      const [example] = content?.examples ?? [];
      const name = content?.value.objectName;
      const value = Array.isArray(example?.value) ? (example.value[0] as Json) : example?.value;
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
  return new Map([...found].reverse());
}

/**
 * The objects of a page whose tag names none (`x-objects`): the components that several of its operations return.
 *
 * @returns names of components, in page order
 */
export function repeatedObjects(
  { components }: OpenApiDocument,
  operations: readonly Operation[],
): readonly string[] {
  const names = operations.flatMap(({ responses }) => {
    const bodies = responses.filter(isSuccess).flatMap(({ body }) => body?.contents ?? []);
    return [...new Set(bodies.map(({ value }) => value.objectName))];
  });
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  return [...new Set(repeated)].filter(
    (name) => name !== undefined && components?.schemas?.[name],
  ) as string[];
}

/** True for 2xx responses. */
export function isSuccess({ status }: { readonly status: string }): boolean {
  return status.startsWith("2");
}

function objectSection(
  resolver: Resolver,
  name: string,
  source: SchemaOrRef,
  example: Json | undefined,
): ObjectSection {
  const { schema } = resolver.schema(source);
  const title = schema.title ?? wordsOf(name);
  return {
    name,
    title,
    anchor: slugify(headingOf(title)),
    description: schema.description ?? "",
    value: valueTypeOf({ resolver, path: [] }, { $ref: mappingPointer(name) }),
    schema: schemaText(resolver, { $ref: mappingPointer(name) }),
    example,
  };
}

/** Heading of the section of an object. */
export function headingOf(title: string): string {
  const inSentence = /^[A-Z][a-z]/.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
  return `The ${inSentence} object`;
}

/** `SetupKeyClear` becomes `Setup key clear`, `DNSSettings` becomes `DNS settings`. */
function wordsOf(name: string): string {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return words
    .map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(" ");
}
