import type {
  EncodingObject,
  ExampleObject,
  HeaderObject,
  Json,
  MediaType,
  RequestBodyObject,
  Schema,
  SchemaOrRef,
} from "../openapi/document";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { mapParts, partsOf } from "../openapi/grammar";
import { exampleOf } from "../openapi/exampleOf";
import type { Resolver } from "../openapi/references";
import type { Direction } from "../openapi/schema/check";
import { code, noteRules } from "./rules";
import { descriptionOf } from "./scope";
import type { Body, Content, Example, ValueType } from "./types";
import { valueTypeOf } from "./values";

const ANY_VALUE: ValueType = {
  type: "any",
  objectName: undefined,
  enumList: [],
  enumTexts: {},
  bounds: {},
  itemBounds: {},
  pattern: undefined,
  rules: [],
  children: [],
  choices: [],
  isFile: false,
  isRecursive: false,
};

/** The body of a request or response in each of its media types; undefined without one. */
export function bodyOf(
  resolver: Resolver,
  source: RequestBodyObject,
  direction: Direction,
): Body | undefined {
  const contents = Object.entries(source.content ?? {}).map(([mediaType, media]) =>
    contentOf(resolver, mediaType, media, direction),
  );
  if (contents.length === 0) return undefined;
  return { description: source.description ?? "", required: source.required ?? false, contents };
}

function contentOf(resolver: Resolver, mediaType: string, media: MediaType, direction: Direction): Content {
  const source = media.schema;
  const { schema, pointer } = source ? resolver.schema(source) : { schema: {} as Schema, pointer: undefined };
  const examples = examplesOf(resolver, media);
  const value = source ? valueTypeOf({ resolver, direction, path: [] }, source) : ANY_VALUE;
  return {
    mediaType,
    description: pointer === undefined ? descriptionOf(schema) : "",
    value: { ...value, rules: [...noteRules(schema), ...value.rules] },
    source,
    schema: source ? schemaText(resolver, source) : {},
    examples,
    made: source && examples.length === 0 ? exampleOf(resolver, source, direction) : undefined,
    encoding: Object.entries(media.encoding ?? {}).map(([name, encoding]) =>
      encodingText(resolver, name, encoding),
    ),
  };
}

function encodingText(
  resolver: Resolver,
  name: string,
  { contentType, headers = {}, style, explode }: EncodingObject,
): string {
  const headerTexts = Object.entries(headers).map(([header, source]) => {
    const { description = "" } = resolver.object<HeaderObject>(source);
    return `With the header ${code(header)}. ${description}`.trim();
  });
  const parts = [
    ...(contentType === undefined ? [] : [`Sent as ${code(contentType)}.`]),
    ...(style === undefined && explode === undefined
      ? []
      : [
          `Written in the style ${code(style ?? "form")}${explode === undefined ? "" : `, explode ${code(explode)}`}.`,
        ]),
    ...headerTexts,
  ];
  return `${code(name)}: ${parts.join(" ")}`;
}

/** The documented examples, in document order. */
function examplesOf(resolver: Resolver, { example, examples, schema }: MediaType): readonly Example[] {
  const named = Object.entries(examples ?? {}).map(([name, source]) => {
    const { summary = "", description = "", value, externalValue } = resolver.object<ExampleObject>(source);
    return { name, summary, description, value, externalValue };
  });
  const own = schema && resolver.schema(schema).schema;
  const inlineExample = example ?? own?.example ?? own?.examples?.[0];
  if (named.length > 0 || inlineExample === undefined) return named;
  return [{ name: "example", summary: "", description: "", value: inlineExample, externalValue: undefined }];
}

/** Keywords that describe a value without limiting it. */
const ANNOTATION_KEYWORDS = new Set(["description", "example", "examples", "deprecated"]);
/**
 * A self-contained schema: references and `allOf` are resolved, annotations removed. A schema that is needed again, or inside
 * itself, is a reference to `$defs`.
 */
export function schemaText(resolver: Resolver, source: SchemaOrRef): Json {
  const uses = new Map<string, Use>();
  countUses(resolver, source, uses, []);
  const names = new Map<string, string>();
  const defined = [...uses].filter(([, { count }]) => count > 1);
  for (const [identity] of defined) names.set(identity, uniqueName(identity, names));
  const definitions = defined.map(([identity, use]): [string, Json] => [
    names.get(identity) ?? "",
    written(resolver, names, use.source, true),
  ]);
  const main = written(resolver, names, source, false);
  return names.size === 0 ? main : { ...(main as object), $defs: Object.fromEntries(definitions) };
}

/** Number of times that a schema is needed. */
interface Use {
  readonly count: number;
  readonly source: SchemaOrRef;
}

function uniqueName(identity: string, names: ReadonlyMap<string, string>): string {
  const name = identity.split("/").at(-1) ?? identity;
  const taken = [...names.values()].filter((other) => other === name || other.startsWith(`${name}_`)).length;
  return taken === 0 ? name : `${name}_${taken + 1}`;
}

/** A schema that is used again and has fewer characters is written again. */
const MAX_WRITTEN_AGAIN = 1000;

/** @param around identities in which the schema is; one without a name counts when it is inside itself */
function countUses(
  resolver: Resolver,
  source: SchemaOrRef,
  uses: Map<string, Use>,
  around: readonly string[],
): void {
  const { pointer, identity, schema } = resolver.schema(source);
  if (pointer !== undefined) {
    const count = uses.get(pointer)?.count ?? 0;
    const isShort =
      count > 0 && JSON.stringify(schema, exactText).length < MAX_WRITTEN_AGAIN && !hasReference(schema);
    uses.set(pointer, { count: isShort ? count : count + 1, source: { $ref: pointer } });
    if (count > 0) return;
  } else if (identity !== undefined && around.includes(identity)) {
    uses.set(identity, { count: 2, source });
    return;
  }
  const path = identity === undefined ? around : [...around, identity];
  for (const { node } of partsOf("schema", schema)) if (isRecord(node)) countUses(resolver, node, uses, path);
}

const exactText = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

function hasReference(schema: Schema): boolean {
  return JSON.stringify(schema, exactText).includes('"$ref"');
}

function written(
  resolver: Resolver,
  names: ReadonlyMap<string, string>,
  source: SchemaOrRef,
  isDefinition: boolean,
): Json {
  const { identity, schema } = resolver.schema(source);
  const name = identity === undefined ? undefined : names.get(identity);
  if (name !== undefined && !isDefinition) return { $ref: `#/$defs/${name}` };
  const entries = Object.entries(schema).filter(
    ([key]) => !ANNOTATION_KEYWORDS.has(key) && !key.startsWith("x-"),
  );
  return mapParts("schema", Object.fromEntries(entries), (inner) =>
    written(resolver, names, inner, false),
  ) as Json;
}
