/** The objects of OpenAPI 3.0 and 3.1: the keys of each, and the kinds of their values. */
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { METHODS } from "./document";

export type Kind = keyof typeof OBJECTS;

/** Kind of the value of a key: a kind of object, a list `[]kind`, a map `{}kind`, or a value that has no inner objects (""). */
type Content = string;
type Keys = Readonly<Record<string, Content>>;

const SCHEMA_PARTS: Keys = {
  ...of("schema", "items", "not", "if", "then", "else", "contains", "propertyNames", "contentSchema"),
  ...of("schema", "additionalProperties", "unevaluatedProperties", "unevaluatedItems"),
  ...of("[]schema", "allOf", "oneOf", "anyOf", "prefixItems"),
  ...of("{}schema", "properties", "patternProperties", "dependentSchemas", "$defs", "definitions"),
};
const VALUE: Keys = {
  ...of("", "description", "required", "deprecated", "style", "explode", "example"),
  schema: "schema",
  content: "{}media",
  examples: "{}example",
};

const OBJECTS = {
  document: {
    ...of("", "openapi", "security", "externalDocs", "jsonSchemaDialect"),
    info: "info",
    servers: "[]server",
    tags: "[]tag",
    paths: "{}pathItem",
    webhooks: "{}pathItem",
    components: "components",
  },
  info: of("", "title", "version", "description", "summary", "contact", "license", "termsOfService"),
  components: {
    schemas: "{}schema",
    responses: "{}response",
    parameters: "{}parameter",
    examples: "{}example",
    requestBodies: "{}requestBody",
    headers: "{}header",
    securitySchemes: "{}securityScheme",
    links: "{}link",
    callbacks: "{}callback",
    pathItems: "{}pathItem",
  },
  tag: of("", "name", "description", "externalDocs"),
  server: of("", "url", "description", "variables"),
  pathItem: {
    ...of("operation", ...METHODS),
    ...of("", "summary", "description"),
    parameters: "[]parameter",
    servers: "[]server",
  },
  operation: {
    ...of("", "operationId", "tags", "summary", "description", "deprecated", "security", "externalDocs"),
    parameters: "[]parameter",
    requestBody: "requestBody",
    responses: "{}response",
    callbacks: "{}callback",
    servers: "[]server",
  },
  parameter: { ...VALUE, ...of("", "name", "in", "allowEmptyValue", "allowReserved") },
  header: VALUE,
  requestBody: { ...of("", "description", "required"), content: "{}media" },
  media: { schema: "schema", example: "", examples: "{}example", encoding: "{}encoding" },
  encoding: { ...of("", "contentType", "style", "explode", "allowReserved"), headers: "{}header" },
  response: { description: "", headers: "{}header", content: "{}media", links: "{}link" },
  link: of("", "operationId", "operationRef", "parameters", "requestBody", "description", "server"),
  example: of("", "summary", "description", "value", "externalValue"),
  securityScheme: {
    ...of("", "type", "description", "name", "in", "scheme", "bearerFormat", "flows", "openIdConnectUrl"),
  },
  callback: {},
  schema: SCHEMA_PARTS,
} as const satisfies Readonly<Record<string, Keys>>;

function of(content: Content, ...keys: readonly string[]): Keys {
  return Object.fromEntries(keys.map((key) => [key, content]));
}

/** Kind of the value of an object's key; undefined for a key that the object does not have. */
function contentOf(kind: Kind, key: string): Content | undefined {
  if (kind === "callback") return "pathItem";
  const found = Object.hasOwn(OBJECTS[kind], key) ? (OBJECTS[kind] as Keys)[key] : undefined;
  return found === undefined && kind === "schema" ? "" : found;
}

/** True for a key that an object may have. Schemas may have any, and all may have extensions. */
export function hasKey(kind: Kind, key: string): boolean {
  return key.startsWith("x-") || contentOf(kind, key) !== undefined;
}

/** The keys that an object may have. */
export function keysOf(kind: Kind): readonly string[] {
  return Object.keys(OBJECTS[kind]);
}

/** The required type of a value, in the words of findings. */
export type Shape = "a text" | "a number" | "true or false" | "a list" | "an object";

const SHAPES: Readonly<Record<Shape, string>> = {
  "a text":
    "openapi title description summary operationId name in style pattern format url contentType operationRef externalValue " +
    "scheme bearerFormat openIdConnectUrl contentMediaType contentEncoding",
  "a number":
    "minLength maxLength minItems maxItems minProperties maxProperties minimum maximum multipleOf minContains maxContains",
  "true or false": "deprecated explode allowReserved allowEmptyValue nullable readOnly writeOnly uniqueItems",
  "a list": "enum tags security",
  "an object": "discriminator externalDocs dependentRequired flows variables",
};
const SHAPE_OF = new Map(
  (Object.entries(SHAPES) as [Shape, string][]).flatMap(([shape, keys]) =>
    keys.split(" ").map((key) => [key, shape] as const),
  ),
);

/** The required type of a key's value, if it has another type; undefined for a good value. */
export function wrongShape(kind: Kind, key: string, value: unknown): Shape | undefined {
  if (key === "$ref") return typeof value === "string" ? undefined : "a text";
  if (kind === "callback" || key.startsWith("x-"))
    return isRecord(value) || kind !== "callback" ? undefined : "an object";
  const content = contentOf(kind, key) ?? "";
  const shape = content === "" ? shapeOf(kind, key) : content.startsWith("[]") ? "a list" : "an object";
  if (content === "schema" && typeof value === "boolean") return undefined;
  return shape === undefined || hasShape(shape, value) ? undefined : shape;
}

function shapeOf(kind: Kind, key: string): Shape | undefined {
  if (key === "required") return kind === "schema" ? "a list" : "true or false";
  if (key === "examples") return "a list";
  return key === "parameters" ? "an object" : SHAPE_OF.get(key);
}

function hasShape(shape: Shape, value: unknown): boolean {
  if (shape === "a text") return typeof value === "string";
  if (shape === "a number") return typeof value === "number" || typeof value === "bigint";
  if (shape === "true or false") return typeof value === "boolean";
  return shape === "a list" ? Array.isArray(value) : isRecord(value);
}

/** Something inside an object that is itself an object of OpenAPI, with its path from there. */
export interface Part {
  readonly kind: Kind;
  readonly node: unknown;
  readonly path: readonly (string | number)[];
}

/** The parts of an object in document order. */
export function partsOf(kind: Kind, node: object): readonly Part[] {
  return (Object.entries(node) as [string, unknown][]).flatMap(([key, value]): Part[] => {
    const content = key.startsWith("x-") || key === "$ref" ? "" : (contentOf(kind, key) ?? "");
    const inner = content.replace(/^(?:\[\]|\{\})/, "") as Kind | "";
    if (inner === "") return [];
    if (content.startsWith("[]"))
      return listOf(value).map((part, index) => ({ kind: inner, node: part, path: [key, index] }));
    if (!content.startsWith("{}")) return [{ kind: inner, node: value, path: [key] }];
    return Object.entries(isRecord(value) ? value : {})
      .filter(([name]) => inner === "schema" || !name.startsWith("x-"))
      .map(([name, part]) => ({ kind: inner, node: part, path: [key, name] }));
  });
}

type Node = Readonly<Record<string, unknown>>;

/** A copy of an object with the objects in it converted; other values in their places, such as `true` for a schema, are kept. */
export function mapParts(
  kind: Kind,
  node: object,
  convert: (inner: Node, key: string, kind: Kind) => unknown,
): Node {
  const entries = (Object.entries(node) as [string, unknown][]).map(([key, value]) => {
    const content = key.startsWith("x-") || key === "$ref" ? "" : (contentOf(kind, key) ?? "");
    const inner = content.replace(/^(?:\[\]|\{\})/, "") as Kind;
    const one = (part: unknown): unknown => (isRecord(part) ? convert(part, key, inner) : part);
    if (content === "") return [key, value];
    if (!content.startsWith("{}") || !isRecord(value))
      return [key, Array.isArray(value) ? value.map(one) : one(value)];
    return [key, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, one(part)]))];
  });
  return Object.fromEntries(entries) as Node;
}

/** A copy of an object without the keys that have no value (`description:` in YAML). */
export function withoutEmptyKeys(kind: Kind, node: Node): Node {
  const kept = Object.entries(node).filter(
    ([key, value]) => value !== null || wrongShape(kind, key, value) === undefined,
  );
  return mapParts(kind, Object.fromEntries(kept), (inner, _, innerKind) =>
    withoutEmptyKeys(innerKind, inner),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
