import facts from "../../../api/openapi.facts.json";
import { IDENTITIES } from "../../../src/product";
import { resolveTokens } from "../../../src/product/resolve";
import { tokensOf } from "../../../src/product/tokens";
import { loadOpenApi, OPENAPI_FILE } from "./index";
import {
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
  type Schema,
} from "./types";

/**
 * Compares the API description with the table of what the server has, both ways. One line of the table is one
 * operation's trait, parameter, status, or one property: type, required, format, bounds, enum.
 */
const [product] = IDENTITIES;
if (!product) throw new Error("no identity");
const { document } = loadOpenApi(OPENAPI_FILE, product);

type Table = Readonly<Record<string, string>>;

const LIMITS = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "default",
  "pattern",
] as const;

const nameOf = ($ref: string): string => $ref.split("/").at(-1) ?? "";

function limitsOf(schema: Schema): string[] {
  return LIMITS.flatMap((key) =>
    schema[key] === undefined ? [] : [`${key}=${JSON.stringify(schema[key]).replaceAll(/^"|"$/g, "")}`],
  );
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.type === "array") return `${typeOf(schema.items ?? {})}[]`;
  if (schema.additionalProperties) return `{${typeOf(schema.additionalProperties)}}`;
  return typeof schema.type === "string" ? schema.type : (schema.type ?? []).join("|");
}

/** Everything that limits a value, as one line. */
function lineOf(schema: Schema, required: boolean): string {
  return [
    typeOf(schema),
    ...(required ? ["required"] : []),
    ...(schema.readOnly ? ["readOnly"] : []),
    ...(schema["x-experimental"] ? ["experimental"] : []),
    ...(schema.format ? [`format=${schema.format}`] : []),
    ...limitsOf(schema),
    ...(schema.enum ? [`enum=${schema.enum.join(",")}`] : []),
    ...limitsOf(schema.items ?? {}).map((limit) => `items.${limit}`),
  ].join(" ");
}

/** Properties of a schema with those of the schemas it is composed of. */
function propertiesOf({ components }: OpenApiDocument, schema: Schema): Table {
  const target = schema.$ref ? components.schemas[nameOf(schema.$ref)] : schema;
  const own = Object.entries(target?.properties ?? {}).map(([name, property]) => [
    name,
    lineOf(property, target?.required?.includes(name) ?? false),
  ]);
  const inherited = (target?.allOf ?? []).map((part) =>
    propertiesOf({ components } as OpenApiDocument, part),
  );
  return Object.assign({}, ...inherited, Object.fromEntries(own)) as Table;
}

function schemaTable(source: OpenApiDocument): Table {
  const whole = Object.entries(source.components.schemas).filter(([name]) => !facts.parts.includes(name));
  return prefixed(
    whole.map(([name, schema]) => {
      const properties = propertiesOf(source, schema);
      return [name, Object.keys(properties).length > 0 ? properties : { "": lineOf(schema, false) }];
    }),
  );
}

function operationTable(source: OpenApiDocument): Table {
  return prefixed(
    Object.entries(source.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method): [string, Table][] => {
        const operation = item[method];
        return operation ? [[`${method.toUpperCase()} ${path}`, traitsOf(source, operation)]] : [];
      }),
    ),
  );
}

function traitsOf(source: OpenApiDocument, operation: Operation): Table {
  const parameters = (operation.parameters ?? []).map((entry): [string, string] => {
    const parameter = resolved<Parameter>(source.components.parameters, entry);
    return [`${parameter.in} ${parameter.name}`, lineOf(parameter.schema, parameter.required)];
  });
  return {
    tag: operation.tags[0],
    deprecated: String(operation.deprecated ?? false),
    cloudOnly: String(operation["x-cloud-only"] ?? false),
    experimental: String(operation["x-experimental"] ?? false),
    public: String(operation.security?.length === 0),
    body: bodyOf(operation.requestBody?.content, "none"),
    returns: bodyOf(
      resolved<Response>(source.components.responses, operation.responses["200"]).content,
      "nothing",
    ),
    statuses: Object.keys(operation.responses).join(" "),
    ...Object.fromEntries(parameters),
  };
}

function bodyOf(content: Response["content"], none: string): string {
  const media = content?.["application/json"];
  return media ? typeOf(media.schema) : none;
}

function resolved<T extends object>(from: Readonly<Record<string, T>>, entry: T | Reference | undefined): T {
  if (entry && "$ref" in entry) return resolved(from, from[nameOf(entry.$ref)]);
  if (!entry) throw new Error("a reference leads nowhere");
  return entry;
}

function prefixed(entries: readonly [string, Table][]): Table {
  return Object.fromEntries(
    entries.flatMap(([prefix, table]) =>
      Object.entries(table).map(([key, line]) => [`${prefix} · ${key}`, line]),
    ),
  );
}

/** The table in the repository holds tokens where a name depends on the identity. */
const stored = JSON.parse(resolveTokens(JSON.stringify(facts), tokensOf(product))) as typeof facts;

const ours: Table = { ...operationTable(document), ...schemaTable(document) };
const theirs: Table = prefixed([
  ...Object.entries(stored.operations as Record<string, Table>),
  ...Object.entries(stored.schemas as Record<string, Table>),
]);
const deviations = stored.deviations as Record<string, { here: string | null; why: string }>;

it("has every line of the table, and no other, but for the deviations that are explained", () => {
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const wrong = keys.filter((key) => {
    const known = deviations[key];
    return known ? (ours[key] ?? null) !== known.here : ours[key] !== theirs[key];
  });
  expect(wrong.map((key) => ({ key, here: ours[key], server: theirs[key] }))).toEqual([]);
});

it("keeps no deviation that is none, and says why for each", () => {
  const stale = Object.entries(deviations).filter(
    ([key, { here, why }]) => (theirs[key] ?? null) === here || why.length < 20,
  );
  expect(stale).toEqual([]);
});

it("covers what it compares", () => {
  expect(Object.keys(stored.operations)).toHaveLength(91);
  expect(Object.keys(theirs).length).toBeGreaterThan(1000);
});
