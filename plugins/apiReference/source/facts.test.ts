import facts from "../../../api/openapi.facts.json";
import { IDENTITIES } from "../../../src/product";
import { resolveTokens } from "../../../src/product/resolve";
import { tokensOf } from "../../../src/product/tokens";
import { loadOpenApi, OPENAPI_FILE, type MediaType, type ResponseObject, type Schema } from "./index";
import { operationsOf, type OperationPlace } from "../../../src/openapi/operations";
import { resolverOf } from "../../../src/openapi/references";

/**
 * Compares the API description with the table of what the server has, both ways. One line of the table is one
 * operation's trait, parameter, status, or one property: type, required, format, bounds, enum.
 */
const [product] = IDENTITIES;
if (!product) throw new Error("no identity");
const { document } = loadOpenApi(OPENAPI_FILE, product);
const resolver = resolverOf(document);

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

function limitsOf(schema: Schema): string[] {
  return LIMITS.flatMap((key) =>
    schema[key] === undefined ? [] : [`${key}=${JSON.stringify(schema[key]).replaceAll(/^"|"$/g, "")}`],
  );
}

function typeOf(schema: Schema): string {
  const { name } = resolver.schema(schema);
  if (name !== undefined) return name;
  if (schema.type === "array") return `${typeOf(schema.items ?? {})}[]`;
  if (typeof schema.additionalProperties === "object") return `{${typeOf(schema.additionalProperties)}}`;
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
    ...(schema.enum
      ? [`enum=${schema.enum.map((value) => JSON.stringify(value).replaceAll('"', "")).join(",")}`]
      : []),
    ...limitsOf(schema.items ?? {}).map((limit) => `items.${limit}`),
  ].join(" ");
}

/** Properties of a schema with those of the schemas it is composed of. */
function propertiesOf(source: Schema): Table {
  const { schema } = resolver.schema(source);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      lineOf(property, schema.required?.includes(name) ?? false),
    ]),
  );
}

function schemaTable(): Table {
  const whole = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => !facts.parts.includes(name),
  );
  return prefixed(
    whole.map(([name, schema]) => {
      const properties = propertiesOf(schema);
      return [name, Object.keys(properties).length > 0 ? properties : { "": lineOf(schema, false) }];
    }),
  );
}

function operationTable(): Table {
  return prefixed(
    operationsOf(document).map((place) => [`${place.method.toUpperCase()} ${place.path}`, traitsOf(place)]),
  );
}

function traitsOf({ operation, parameters }: OperationPlace): Table {
  const { responses = {}, requestBody } = operation;
  const success = responses["200"] && resolver.object<ResponseObject>(responses["200"]);
  return {
    tag: operation.tags?.[0] ?? "",
    deprecated: String(operation.deprecated ?? false),
    cloudOnly: String(operation["x-cloud-only"] === true),
    experimental: String(operation["x-experimental"] === true),
    public: String(operation.security?.length === 0),
    body: requestBody ? bodyOf(resolver.object<Content>(requestBody), "none") : "none",
    returns: success ? bodyOf(success, "nothing") : "no success",
    statuses: Object.keys(responses).join(" "),
    ...Object.fromEntries(
      parameters.map(({ in: where, name, schema = {}, required = where === "path" }) => [
        `${where} ${name}`,
        lineOf(schema, required),
      ]),
    ),
  };
}

interface Content {
  readonly content?: Readonly<Record<string, MediaType>>;
}

function bodyOf({ content = {} }: Content, none: string): string {
  const media = content["application/json"];
  return media ? typeOf(media.schema ?? {}) : none;
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

const ours: Table = { ...operationTable(), ...schemaTable() };
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
