/** Makes an example of a schema that has none. */
import type { ExampleObject, HeaderObject, Json, Limit, Schema, SchemaOrRef } from "./document";
import { isNumeric } from "./exactJson";
import { kindsOf } from "./kinds";
import { patternText } from "./patternText";
import { discriminatorValues, type Resolver } from "./references";
import { checkOf, type Direction } from "./schema/check";

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
  duration: "P1D",
};

/**
 * The documented example of a schema; without one, a value that its types, formats and limits allow. Patterns are followed where
 * some letters or digits match them.
 *
 * @param direction fields that are not sent are omitted: `readOnly` ones in a request, `writeOnly` ones in a response
 */
export function exampleOf(resolver: Resolver, source: SchemaOrRef | boolean, direction?: Direction): Json {
  return made(resolver, source, direction, [], 0);
}

type Documented = Pick<HeaderObject, "schema" | "content" | "example" | "examples">;

/** The first documented value of a parameter, a header or a body: its own, otherwise that of its schema or its media type. */
export function documentedExample(resolver: Resolver, source: Documented): Json | undefined {
  const { example, examples = {}, schema, content = {} } = source;
  const [media] = Object.values(content);
  const [named] = Object.values(examples).map((one) => resolver.object<ExampleObject>(one).value);
  const own = schema && resolver.schema(schema).schema;
  const inContent = (): Json | undefined => media && documentedExample(resolver, media);
  return example ?? named ?? own?.example ?? own?.examples?.[0] ?? inContent();
}

type Make = (part: SchemaOrRef | boolean, variant?: number) => Json;

/** @param variant 0, or more for another value of the same schema, where it has one */
function made(
  resolver: Resolver,
  source: SchemaOrRef | boolean,
  direction: Direction | undefined,
  around: readonly string[],
  variant: number,
): Json {
  const named = resolver.schema(source);
  const { pointer, schema } = named;
  const given = givenValues(schema);
  if (given[variant] !== undefined) return given[variant];
  const path = [...around, pointer ?? ""];
  const inner: Make = (part, other = variant) => made(resolver, part, direction, path, other);
  const forms: readonly SchemaOrRef[] = [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...resolver.derived(named),
  ];
  const choice = forms.find((one) => one.type !== "null");
  const form = choice && path.length < MAX_REQUIRED_DEPTH ? inner(choice) : undefined;
  const [type] = kindsOf(schema);
  if (type === undefined && form !== undefined && !isObject(form)) return form;
  if (type === "array") return items(schema, path, inner);
  if (type === "object" || isObject(form))
    return {
      ...fields(resolver, schema, direction, path, inner),
      ...(form as object),
      ...(choice && formNamed(resolver, schema, choice)),
    };
  return scalar(schema, type, variant);
}

/** The field that tells which form a value has, unless the form itself has values for it. */
function formNamed(
  resolver: Resolver,
  { discriminator }: Schema,
  form: SchemaOrRef,
): Readonly<Record<string, Json>> {
  const { pointer, schema } = resolver.schema(form);
  if (!discriminator || pointer === undefined) return {};
  const { propertyName } = discriminator;
  const field = schema.properties?.[propertyName];
  if (field === undefined || givenValues(resolver.schema(field).schema).length > 0) return {};
  return { [propertyName]: discriminatorValues(discriminator, pointer)[0] };
}

/** The values that a schema names, best first. */
function givenValues({
  example,
  examples = [],
  default: usual,
  const: only,
  enum: values = [],
}: Schema): Json[] {
  return [example, ...examples, usual, only, ...values].filter((value) => value !== undefined);
}

function isObject(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Entries in an example; a schema that wants more gets as many as it wants. */
const MAX_ITEMS = 20;

function items(
  { items: item, prefixItems, minItems = 0, maxItems = MAX_ITEMS, uniqueItems }: Schema,
  path: readonly string[],
  inner: Make,
): Json {
  if (prefixItems) return prefixItems.map((part) => inner(part));
  if (item === undefined || typeof item === "boolean") return [];
  const isDeep = path.length > MAX_DEPTH || ("$ref" in item && path.includes(item.$ref));
  const least = isDeep ? (path.length > MAX_REQUIRED_DEPTH ? 0 : minItems) : Math.max(1, minItems);
  const count = Math.min(least, maxItems, MAX_ITEMS);
  return Array.from({ length: count }, (_, index) => inner(item, uniqueItems === true ? index : 0));
}

function fields(
  resolver: Resolver,
  { properties = {}, required = [], additionalProperties, minProperties = 0, propertyNames }: Schema,
  direction: Direction | undefined,
  path: readonly string[],
  inner: Make,
): Readonly<Record<string, Json>> {
  const entries = Object.entries(properties).flatMap(([name, source]) => {
    const { pointer, schema } = resolver.schema(source);
    const isAbsent = direction === "request" ? schema.readOnly : direction === "response" && schema.writeOnly;
    const isDeep = path.length > MAX_DEPTH || (pointer !== undefined && path.includes(pointer));
    if (isAbsent === true || path.length > MAX_REQUIRED_DEPTH) return [];
    if (!required.includes(name) && (isDeep || schema.deprecated === true)) return [];
    return [[name, inner(source)] as const];
  });
  const others = additionalProperties ?? true;
  const isMap = typeof others === "object" && entries.length === 0 && path.length <= MAX_DEPTH;
  const missing = others === false ? 0 : Math.max(isMap ? 1 : 0, minProperties - entries.length);
  const nameAt = (index: number): string => {
    const wanted = propertyNames && inner(propertyNames, index);
    return typeof wanted === "string" ? wanted : `name${index === 0 ? "" : index + 1}`;
  };
  const further = Array.from({ length: missing }, (_, index): [string, Json] => [
    nameAt(index),
    inner(others),
  ]);
  return Object.fromEntries([...further, ...entries]);
}

/** The first values that come to mind, of which the schema allows some. */
function scalar(schema: Schema, type: string | undefined, variant: number): Json {
  if (type === "boolean") return variant % 2 === 0;
  if (type === "null") return null;
  const isNumber = type === "integer" || type === "number";
  const values = isNumber ? numbers(schema, type === "integer") : texts(schema);
  const isRight = checkOf({ ...schema });
  const right: Json[] = [];
  for (const value of new Set(values)) {
    if (right.length > variant) break;
    if (isRight(value).length === 0) right.push(value);
  }
  return right[variant] ?? right.at(-1) ?? values[0] ?? null;
}

/** Signs of which texts are made where a pattern wants others than "text". */
const SIGNS = ["text", "ABCDEFGHIJ", "abcdefghij", "1234567890", "a1b2c3d4e5"];
const MAX_PATTERN_CHARS = 40;

function texts({ format = "", minLength = 0, maxLength = Infinity, pattern }: Schema): Json[] {
  const text = TEXTS[format] ?? "text";
  const usual = ["", "2", "3", "4", "5"].map((end) =>
    TEXTS[format] === undefined ? (text + end).padEnd(minLength, "x").slice(0, maxLength) : text,
  );
  if (pattern === undefined) return usual;
  const lengths = Array.from({ length: Math.min(maxLength, MAX_PATTERN_CHARS) }, (_, index) => index + 1);
  const ofSigns = SIGNS.flatMap((signs) => lengths.map((length) => signs.repeat(length).slice(0, length)));
  return [...usual, ...ofSigns, ...ofPattern(pattern)];
}

/** Texts of the form of a pattern: from the shortest on, and with other signs. An invalid pattern has none. */
function ofPattern(pattern: string): string[] {
  const texts = [0, 1, 2, 3, 5, 8, 13, 21].flatMap((more) =>
    [0, 1, 2].map((other) => patternText(pattern, more, other)),
  );
  return texts.filter((text) => text !== undefined);
}

function numbers(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema,
  isInteger: boolean,
): Json[] {
  const step = isInteger ? Math.max(1, multipleOf ?? 1) : (multipleOf ?? 1);
  const limits = [minimum, exclusiveMinimum, maximum, exclusiveMaximum].filter((limit) => isNumeric(limit));
  const [low, high] = [Math.min(...limits.map(Number)), Math.max(...limits.map(Number))];
  const around = limits.flatMap((limit): Limit[] => {
    const nearest = Math.round(Number(limit) / step) * step;
    return [limit, nearest, nearest + step, nearest - step];
  });
  const between = isInteger || limits.length === 0 ? [] : [(low + high) / 2];
  return [step, ...around, ...between, 0, ...[2, 3, 4, 5].map((times) => times * step)];
}
