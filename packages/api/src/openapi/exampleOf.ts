/** Makes an example of a schema that has none. */
import type { ExampleObject, Json, Limit, MediaType, Reference, Schema, SchemaOrRef } from "./document";
import { isNumeric } from "./exactJson";
import { kindsOf } from "./kinds";
import type { Resolver } from "./references";
import type { Direction } from "./schema/check";

/** Fields of deeper objects are omitted from examples, except required ones. */
const MAX_DEPTH = 4;
const MAX_REQUIRED_DEPTH = 12;

const TEXTS: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  time: "12:00:00Z",
  email: "anna@example.com",
  uri: "https://example.com",
  url: "https://example.com",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  cidr: "192.0.2.0/24",
  byte: "dGV4dA==",
};

/**
 * The documented example of a schema; without one, a value that its types, formats and limits allow. A pattern is not
 * followed.
 *
 * @param direction fields that are not sent are omitted: `readOnly` ones in a request, `writeOnly` ones in a response
 */
export function exampleOf(resolver: Resolver, source: SchemaOrRef | boolean, direction?: Direction): Json {
  return made(resolver, source, direction, []);
}

interface Documented {
  readonly schema?: SchemaOrRef;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

/** The first documented value of a parameter, a header or a body: its own, otherwise that of its schema or its media type. */
export function documentedExample(resolver: Resolver, source: Documented): Json | undefined {
  const { example, examples = {}, schema, content = {} } = source;
  const [media] = Object.values(content);
  const [named] = Object.values(examples).map((one) => resolver.object<ExampleObject>(one).value);
  const own = schema && resolver.schema(schema).schema;
  const inContent = (): Json | undefined => media && documentedExample(resolver, media);
  return example ?? named ?? own?.example ?? own?.examples?.[0] ?? inContent();
}

function made(
  resolver: Resolver,
  source: SchemaOrRef | boolean,
  direction: Direction | undefined,
  around: readonly string[],
): Json {
  const { pointer, schema } = resolver.schema(source);
  const given = schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const path = [...around, pointer ?? ""];
  const inner = (part: SchemaOrRef | boolean): Json => made(resolver, part, direction, path);
  const [choice] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(({ type }) => type !== "null");
  const form = choice && path.length < MAX_REQUIRED_DEPTH ? inner(choice) : undefined;
  const [type] = kindsOf(schema);
  if (type === undefined && form !== undefined && !isObject(form)) return form;
  if (type === "array") return items(schema, path, inner);
  if (type === "object" || isObject(form))
    return { ...fields(resolver, schema, direction, path, inner), ...(form as object) };
  return scalar(schema, type);
}

function isObject(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function items(
  { items: item, prefixItems, minItems = 0 }: Schema,
  path: readonly string[],
  inner: (part: SchemaOrRef | boolean) => Json,
): Json {
  if (prefixItems) return prefixItems.map(inner);
  if (item === undefined || typeof item === "boolean") return [];
  const isDeep = path.length > MAX_DEPTH || ("$ref" in item && path.includes(item.$ref));
  const count = isDeep
    ? path.length > MAX_REQUIRED_DEPTH
      ? 0
      : minItems
    : Math.max(1, Math.min(minItems, 3));
  return Array.from({ length: count }, () => inner(item));
}

function fields(
  resolver: Resolver,
  { properties = {}, required = [], additionalProperties }: Schema,
  direction: Direction | undefined,
  path: readonly string[],
  inner: (part: SchemaOrRef | boolean) => Json,
): Readonly<Record<string, Json>> {
  const entries = Object.entries(properties).flatMap(([name, source]) => {
    const { pointer, schema } = resolver.schema(source);
    const isAbsent = direction === "request" ? schema.readOnly : direction === "response" && schema.writeOnly;
    const isDeep = path.length > MAX_DEPTH || (pointer !== undefined && path.includes(pointer));
    if (isAbsent === true || path.length > MAX_REQUIRED_DEPTH) return [];
    if (!required.includes(name) && (isDeep || schema.deprecated === true)) return [];
    return [[name, inner(source)] as const];
  });
  const other = typeof additionalProperties === "object" && entries.length === 0 && path.length <= MAX_DEPTH;
  return Object.fromEntries(other ? [["name", inner(additionalProperties)]] : entries);
}

function scalar(schema: Schema, type: string | undefined): Json {
  if (type === "integer" || type === "number") return numberOf(schema, type === "integer");
  if (type === "boolean") return true;
  if (type === "null") return null;
  const { format = "", minLength = 0, maxLength = Infinity } = schema;
  const text = TEXTS[format] ?? "text";
  return TEXTS[format] === undefined ? text.padEnd(minLength, "x").slice(0, maxLength) : text;
}

function numberOf(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 }: Schema,
  isInteger: boolean,
): Json {
  const step = isInteger ? Math.max(1, multipleOf) : multipleOf;
  const candidates: (Limit | undefined)[] = [
    step,
    minimum,
    isNumeric(exclusiveMinimum) ? Number(exclusiveMinimum) + (isInteger ? 1 : step / 2) : undefined,
    maximum,
    isNumeric(exclusiveMaximum) ? Number(exclusiveMaximum) - (isInteger ? 1 : step / 2) : undefined,
    0,
  ];
  const fits = (value: Limit): boolean =>
    (minimum === undefined || value >= minimum) &&
    (maximum === undefined || value <= maximum) &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum);
  return candidates.find((value) => value !== undefined && fits(value)) ?? step;
}
