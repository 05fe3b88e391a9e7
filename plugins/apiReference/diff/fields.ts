/**
 * Lists every value that an operation accepts or returns, with a stable key, so that two descriptions can be
 * compared value by value.
 */
import type {
  HeaderObject,
  MediaType,
  RequestBodyObject,
  ResponseObject,
  Schema,
  SchemaOrRef,
} from "../source";
import { parameterNames } from "../../../src/openapi/address";
import type { OperationPlace } from "../../../src/openapi/operations";
import type { Resolver } from "../../../src/openapi/references";

/** A value that an operation accepts or returns, at any depth; references and `allOf` are resolved. */
export interface Field {
  /** Identifies the same value in both descriptions. */
  readonly key: string;
  /** Key of the value that contains this one. */
  readonly parent: string | undefined;
  /** Its name in a sentence: "response field". */
  readonly noun: string;
  /** Path inside its body, such as `rules[].name`; the name of a parameter. */
  readonly path: string;
  readonly direction: "request" | "response";
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly schema: Schema;
}

interface FieldNode extends Field {
  readonly source: SchemaOrRef;
  /** Names of the schemas around it; a schema inside itself is not entered again. */
  readonly ancestors: readonly string[];
}

type FieldPart = Pick<Field, "key" | "noun" | "path" | "direction" | "required"> &
  Partial<Pick<Field, "parent" | "deprecated">>;

/** Every value of an operation by key; containers come before their content. */
export function fieldsOf(resolver: Resolver, place: OperationPlace): ReadonlyMap<string, Field> {
  const all = [
    ...parameterFields(resolver, place),
    ...bodyFields(resolver, place),
    ...responseFields(resolver, place),
  ];
  return new Map(all.map((field) => [field.key, field]));
}

/** Writes a value for a sentence. */
export function fieldLabel({ noun, path }: Field): string {
  const name = path.replace(/^[.[\]]+/, "");
  return name === "" ? noun : `${noun} \`${name}\``;
}

/** Path parameters are identified by position: renaming one does not affect programs. */
function parameterFields(resolver: Resolver, { path, parameters: all }: OperationPlace): FieldNode[] {
  const places = parameterNames(path);
  return all.flatMap(({ name, in: where, required = where === "path", ...rest }) => {
    const key = where === "path" ? `path ${places.indexOf(name)}` : `${where} ${name}`;
    const part = {
      key,
      noun: `${where} parameter`,
      path: name,
      required,
      deprecated: rest.deprecated ?? false,
    };
    return withDescendants(
      resolver,
      fieldNode(resolver, { ...part, direction: "request" }, rest.schema ?? {}),
    );
  });
}

function bodyFields(resolver: Resolver, { operation }: OperationPlace): FieldNode[] {
  if (!operation.requestBody) return [];
  const { content = {}, required = false } = resolver.object<RequestBodyObject>(operation.requestBody);
  const part = { noun: "request body", path: "", direction: "request", required } as const;
  return mediaTypeFields(resolver, { ...part, key: "body" }, content, "request field");
}

function responseFields(resolver: Resolver, { operation }: OperationPlace): FieldNode[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, source]) => {
    const { content = {}, headers = {} } = resolver.object<ResponseObject>(source);
    const top = { key: status, noun: "status", path: status, direction: "response", required: true } as const;
    const inside = { ...top, parent: status, path: "" };
    const field = status.startsWith("2") ? "response field" : "field of an error";
    return [
      fieldNode(resolver, top, {}),
      ...Object.entries(headers).flatMap(([name, header]) => {
        const { schema = {}, required = false } = resolver.object<HeaderObject>(header);
        const part = {
          ...inside,
          key: `${status} header ${name}`,
          noun: "response header",
          path: name,
          required,
        };
        return withDescendants(resolver, fieldNode(resolver, part, schema));
      }),
      ...mediaTypeFields(resolver, { ...inside, noun: `body of status \`${status}\`` }, content, field),
    ];
  });
}

function mediaTypeFields(
  resolver: Resolver,
  part: FieldPart,
  content: Readonly<Record<string, MediaType>>,
  noun: string,
): FieldNode[] {
  return Object.entries(content).flatMap(([type, { schema = {} }]) => {
    const top = fieldNode(resolver, { ...part, key: `${part.key} ${type}` }, schema);
    return [top, ...withDescendants(resolver, { ...top, noun }).slice(1)];
  });
}

function fieldNode(resolver: Resolver, part: FieldPart, source: SchemaOrRef): FieldNode {
  const { schema } = resolver.schema(source);
  const deprecated = part.deprecated ?? schema.deprecated ?? false;
  return { parent: undefined, ...part, deprecated, schema, source, ancestors: [] };
}

function withDescendants(resolver: Resolver, node: FieldNode): FieldNode[] {
  return [node, ...childrenOf(resolver, node).flatMap((child) => withDescendants(resolver, child))];
}

function childrenOf(resolver: Resolver, node: FieldNode): FieldNode[] {
  const { name, schema } = resolver.schema(node.source);
  if (name !== undefined && node.ancestors.includes(name)) return [];
  const ancestors = name === undefined ? node.ancestors : [...node.ancestors, name];
  return schemaParts(schema).map(({ keySuffix, source, required }) => {
    const { noun, direction } = node;
    const part = {
      noun,
      direction,
      required,
      key: node.key + keySuffix,
      path: node.path + keySuffix,
      parent: node.key,
    };
    return { ...fieldNode(resolver, part, source), ancestors };
  });
}

interface SchemaPart {
  readonly keySuffix: string;
  readonly source: SchemaOrRef;
  readonly required: boolean;
}

/** The parts of a schema. List items and alternatives have no name. */
function schemaParts({
  properties = {},
  required = [],
  items,
  additionalProperties,
  ...rest
}: Schema): SchemaPart[] {
  const named = Object.entries(properties).map(([name, source]) => ({
    keySuffix: `.${name}`,
    source,
    required: required.includes(name),
  }));
  const forms = [...(rest.oneOf ?? []), ...(rest.anyOf ?? [])];
  const values = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [
    ...named,
    ...(typeof items === "object" ? [{ keySuffix: "[]", source: items, required: true }] : []),
    ...values.map((source) => ({ keySuffix: ".*", source, required: true })),
    ...forms.map((source, index) => ({ keySuffix: `(form ${index + 1})`, source, required: true })),
  ];
}
