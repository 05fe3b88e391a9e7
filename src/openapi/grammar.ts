/** The objects of OpenAPI 3.0 and 3.1: which keys each has, and what is in them. */
import { isRecord } from "../lib/isRecord";
import { METHODS } from "./document";

export type Kind = keyof typeof OBJECTS;

/** What is in a key: a kind, a list `[]kind`, a map `{}kind`, or a value that has no inner objects (""). */
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

/** What is in a key of an object; undefined for a key that the object does not have. */
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

/** Something inside an object that is itself an object of OpenAPI, with its path from there. */
export interface Part {
  readonly kind: Kind;
  readonly node: unknown;
  readonly path: readonly (string | number)[];
}

/** The parts of an object in document order. */
export function partsOf(kind: Kind, node: object): readonly Part[] {
  return (Object.entries(node) as [string, unknown][]).flatMap(([key, value]): Part[] => {
    const content = key.startsWith("x-") ? "" : (contentOf(kind, key) ?? "");
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

/** A copy of a schema with the schemas in it converted; `true` and `false` are kept. */
export function mapSchemas(
  schema: object,
  convert: (inner: Readonly<Record<string, unknown>>, key: string) => unknown,
): Readonly<Record<string, unknown>> {
  const entries = (Object.entries(schema) as [string, unknown][]).map(([key, value]) => {
    const content = key.startsWith("x-") ? "" : (contentOf("schema", key) ?? "");
    const one = (inner: unknown): unknown => (isRecord(inner) ? convert(inner, key) : inner);
    if (content === "") return [key, value];
    if (!content.startsWith("{}")) return [key, Array.isArray(value) ? value.map(one) : one(value)];
    const members = Object.entries(isRecord(value) ? value : {});
    return [key, Object.fromEntries(members.map(([name, inner]) => [name, one(inner)]))];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
