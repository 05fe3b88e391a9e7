import type {
  HeaderObject,
  MediaType,
  RequestBodyObject,
  ResponseObject,
  Schema,
  SchemaOrRef,
} from "../source";
import type { OperationPlace } from "../../../src/openapi/operations";
import type { Resolver } from "../../../src/openapi/references";

/** A value that an operation takes or gives, on any depth; references and `allOf` are followed. */
export interface Field {
  /** The same in both descriptions when it is the same value. */
  readonly key: string;
  /** Key of the value that holds this one. */
  readonly parent: string | undefined;
  /** What it is for a reader, such as "response field". */
  readonly noun: string;
  /** Where it is in its body, such as `rules[].name`; its name for a parameter. */
  readonly at: string;
  readonly direction: "request" | "response";
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly schema: Schema;
}

interface Node extends Field {
  readonly source: SchemaOrRef;
  /** Schemas on the way here; one that comes again is not entered. */
  readonly seen: readonly string[];
}

type Part = Pick<Field, "key" | "noun" | "at" | "direction" | "required"> &
  Partial<Pick<Field, "parent" | "deprecated">>;

/** Every value of an operation by key, holders before what they hold. */
export function fieldsOf(resolver: Resolver, place: OperationPlace): ReadonlyMap<string, Field> {
  const all = [...parameters(resolver, place), ...body(resolver, place), ...responses(resolver, place)];
  return new Map(all.map((field) => [field.key, field]));
}

/** Name of a value in a sentence. */
export function labelOf({ noun, at }: Field): string {
  const name = at.replace(/^[.[\]]+/, "");
  return name === "" ? noun : `${noun} \`${name}\``;
}

/** Programs fill a place in the path; its name is for readers only. */
function parameters(resolver: Resolver, { path, parameters: all }: OperationPlace): Node[] {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return all.flatMap(({ name, in: where, required = where === "path", ...rest }) => {
    const key = where === "path" ? `path ${places.indexOf(name)}` : `${where} ${name}`;
    const part = {
      key,
      noun: `${where} parameter`,
      at: name,
      required,
      deprecated: rest.deprecated ?? false,
    };
    return tree(resolver, nodeOf(resolver, { ...part, direction: "request" }, rest.schema ?? {}));
  });
}

function body(resolver: Resolver, { operation }: OperationPlace): Node[] {
  if (!operation.requestBody) return [];
  const { content = {}, required = false } = resolver.object<RequestBodyObject>(operation.requestBody);
  const part = { noun: "request body", at: "", direction: "request", required } as const;
  return media(resolver, { ...part, key: "body" }, content, "request field");
}

function responses(resolver: Resolver, { operation }: OperationPlace): Node[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, source]) => {
    const { content = {}, headers = {} } = resolver.object<ResponseObject>(source);
    const top = { key: status, noun: "status", at: status, direction: "response", required: true } as const;
    const inside = { ...top, parent: status, at: "" };
    const field = status.startsWith("2") ? "response field" : "field of an error";
    return [
      nodeOf(resolver, top, {}),
      ...Object.entries(headers).flatMap(([name, header]) => {
        const { schema = {}, required = false } = resolver.object<HeaderObject>(header);
        const part = {
          ...inside,
          key: `${status} header ${name}`,
          noun: "response header",
          at: name,
          required,
        };
        return tree(resolver, nodeOf(resolver, part, schema));
      }),
      ...media(resolver, { ...inside, noun: `body of status \`${status}\`` }, content, field),
    ];
  });
}

function media(
  resolver: Resolver,
  part: Part,
  content: Readonly<Record<string, MediaType>>,
  noun: string,
): Node[] {
  return Object.entries(content).flatMap(([type, { schema = {} }]) => {
    const top = nodeOf(resolver, { ...part, key: `${part.key} ${type}` }, schema);
    return [top, ...tree(resolver, { ...top, noun }).slice(1)];
  });
}

function nodeOf(resolver: Resolver, part: Part, source: SchemaOrRef): Node {
  const { schema } = resolver.schema(source);
  const deprecated = part.deprecated ?? schema.deprecated ?? false;
  return { parent: undefined, ...part, deprecated, schema, source, seen: [] };
}

function tree(resolver: Resolver, node: Node): Node[] {
  return [node, ...childrenOf(resolver, node).flatMap((child) => tree(resolver, child))];
}

function childrenOf(resolver: Resolver, node: Node): Node[] {
  const { name, schema } = resolver.schema(node.source);
  if (name !== undefined && node.seen.includes(name)) return [];
  const seen = name === undefined ? node.seen : [...node.seen, name];
  return partsOf(schema).map(({ step, source, required }) => {
    const { noun, direction } = node;
    const part = { noun, direction, required, key: node.key + step, at: node.at + step, parent: node.key };
    return { ...nodeOf(resolver, part, source), seen };
  });
}

interface SchemaPart {
  readonly step: string;
  readonly source: SchemaOrRef;
  readonly required: boolean;
}

/** What a schema is made of; the items of a list and the forms of a choice have no name of their own. */
function partsOf({
  properties = {},
  required = [],
  items,
  additionalProperties,
  ...rest
}: Schema): SchemaPart[] {
  const named = Object.entries(properties).map(([name, source]) => ({
    step: `.${name}`,
    source,
    required: required.includes(name),
  }));
  const forms = [...(rest.oneOf ?? []), ...(rest.anyOf ?? [])];
  const values = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [
    ...named,
    ...(items ? [{ step: "[]", source: items, required: true }] : []),
    ...values.map((source) => ({ step: ".*", source, required: true })),
    ...forms.map((source, index) => ({ step: `(form ${index + 1})`, source, required: true })),
  ];
}
