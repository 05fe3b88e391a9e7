import { readFileSync } from "node:fs";
import facts from "../../../api/openapi.facts.json";
import { IDENTITIES } from "../../../src/product/identities";
import { product } from "docusaurus-waymark-core/site/product";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { formatFinding } from "docusaurus-waymark-core/report";
import { checkDocument } from "docusaurus-plugin-waymark-api/source/checkDocument";
import { checkExamples } from "docusaurus-plugin-waymark-api/source/checkExamples";
import {
  readOpenApi,
  type ExampleObject,
  type MediaType,
  type ResponseObject,
  type Schema,
} from "docusaurus-plugin-waymark-api/source";
import { wrongAnswers } from "docusaurus-plugin-waymark-api/commands/mock/everyOperation.fixture";
import { operationsOf, type OperationPlace } from "docusaurus-plugin-waymark-api/openapi/operations";
import { resolverOf } from "docusaurus-plugin-waymark-api/openapi/references";

const FILE = "api/openapi.yaml";
const text = readFileSync(FILE, "utf8");
const real = readOpenApi(FILE, text, tokensOf(product));
const { document } = real;
const resolver = resolverOf(document);

/** The description as other identities have it. `npm run api -- check` checks that of the identity that is built. */
const OTHERS = IDENTITIES.filter((identity) => identity !== product).map((identity) => ({
  name: identity.name,
  source: readOpenApi(FILE, text, tokensOf(identity)),
}));

it.each(OTHERS)(
  "the API description as $name is OpenAPI 3.1, and its examples are valid against their schemas",
  async ({ source }) => {
    expect([...(await checkDocument(source)), ...checkExamples(source)].map(formatFinding)).toEqual([]);
  },
);

it.each([{ name: product.name, source: real }, ...OTHERS])(
  "the API description as $name has no token left",
  ({ source }) => {
    expect(source.text).not.toContain("{{");
  },
);

it("has an example for each request and answer of Try it", () => {
  expect(wrongAnswers(document)).toEqual([]);
});

it("names no identity", () => {
  expect(text).not.toMatch(/peerloom|netbird/i);
});

/**
 * Compares the API description with the table of what the server has, both ways. One line of the table is one
 * operation's trait, parameter, status, or one property: type, required, format, bounds, enum.
 */
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
  if (schema.type === "array") return `${typeOf((schema.items ?? {}) as Schema)}[]`;
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
    ...limitsOf((schema.items ?? {}) as Schema).map((limit) => `items.${limit}`),
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
    cloudOnly: String(operation["x-edition"] !== undefined),
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
  expect(Object.keys(stored.operations)).toHaveLength(236);
  expect(Object.keys(theirs).length).toBeGreaterThan(1000);
});

/** Every part of the description has a text that says more than its name. */
const schemas = document.components?.schemas ?? {};
const operations = operationsOf(document).map((place) => ({
  ...place,
  name: `${place.method.toUpperCase()} ${place.path}`,
}));

const ROLES = ["owner", "admin", "network_admin", "billing_admin", "auditor", "user"];

/** A sentence says more than a name does: four words or more, with an end. */
const isSentence = (text = ""): boolean => /[.:]$/.test(text.trim()) && text.trim().split(/\s+/).length >= 3;

const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, "");

test("every operation says what it does and who may call it", () => {
  const poor = operations.filter(({ operation }) => {
    const { description = "", summary = "" } = operation;
    const roles = operation["x-required-role"] as readonly string[];
    const open = operation.security?.length === 0;
    const named =
      roles.join() === "any" || roles.join() === "none" || roles.every((role) => ROLES.includes(role));
    return !(
      isSentence(description) &&
      words(description) !== words(summary) &&
      roles.length > 0 &&
      named &&
      roles.includes("none") === open &&
      Boolean(operation["x-replaced-by"]) === (operation.deprecated === true)
    );
  });
  expect(poor.map(({ name }) => name)).toEqual([]);
});

test("every answer is described, and every error has an example with its status", () => {
  const poor = operations.flatMap(({ name, operation }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, source]) => {
      const { description = "", content } = resolver.object<ResponseObject>(source);
      const [media] = Object.values(content ?? {});
      const examples = Object.values(media?.examples ?? {}).map(
        (example) => resolver.object<ExampleObject>(example).value,
      );
      const isSuccess = status.startsWith("2");
      const shown = examples.length > 0 || (isSuccess && !content);
      const isCoded = resolver.schema(media?.schema ?? {}).name === "ErrorResponse";
      const coded = isSuccess || !isCoded || examples.some((value) => codeOf(value) === Number(status));
      return /\w \w.*\.$/s.test(description) && shown && coded ? [] : [`${name} ${status}`];
    }),
  );
  expect(poor).toEqual([]);
});

function codeOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, "code") : undefined;
}

test("parameters and properties say what they mean, not their name again", () => {
  const properties = Object.entries(schemas).flatMap(([name, schema]) =>
    [schema, ...(schema.allOf ?? [])].flatMap((part: Schema) =>
      Object.entries(part.properties ?? {}).map(([key, { description }]) => ({
        at: `${name}.${key}`,
        key,
        description,
      })),
    ),
  );
  const parameters = operations.flatMap(({ name: at, parameters: list }) =>
    list.map(({ name, description }) => ({ at: `${at} ${name}`, key: name, description })),
  );
  const poor = [...properties, ...parameters].filter(
    ({ key, description = "" }) => description.length < 12 || words(description) === words(key),
  );
  expect(poor.map(({ at }) => at)).toEqual([]);
  expect(properties.length).toBeGreaterThan(350);
});
