/** The objects of OpenAPI 3.0 and 3.1: which keys each has, and what is in them. */

export type Kind = keyof typeof OBJECTS;

/** What is in a key: a kind, a list `[]kind`, a map `{}kind`, or a value that has no inner objects (""). */
type Content = string;
type Keys = Readonly<Record<string, Content>>;

const METHODS: Keys = {
  get: "operation",
  put: "operation",
  post: "operation",
  delete: "operation",
  options: "operation",
  head: "operation",
  patch: "operation",
};
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
    ...METHODS,
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
  securityScheme: of(
    "",
    "type",
    "description",
    "name",
    "in",
    "scheme",
    "bearerFormat",
    "flows",
    "openIdConnectUrl",
  ),
  callback: {},
  schema: SCHEMA_PARTS,
} as const satisfies Readonly<Record<string, Keys>>;

function of(content: Content, ...keys: readonly string[]): Keys {
  return Object.fromEntries(keys.map((key) => [key, content]));
}

/** What is in a key of an object; undefined for a key that the object does not have. */
export function contentOf(kind: Kind, key: string): Content | undefined {
  if (kind === "callback") return "pathItem";
  const found = (OBJECTS[kind] as Keys)[key];
  return found === undefined && kind === "schema" ? "" : found;
}

/** The keys that an object may have. */
export function keysOf(kind: Kind): readonly string[] {
  return Object.keys(OBJECTS[kind]);
}
