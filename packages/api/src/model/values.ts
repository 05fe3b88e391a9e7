import type { Json, Schema, SchemaOrRef } from "../openapi/document";
import { omit } from "../openapi/omit";
import { mergeSchemas } from "../openapi/mergeSchemas";
import { kindsOf } from "../openapi/kinds";
import { plainText } from "../openapi/exactJson";
import type { NamedSchema, Resolver } from "../openapi/references";
import { choiceGroups } from "./choices";
import { descriptionOf, type Scope } from "./scope";
import { marksOf, textExtension } from "./extensions";
import { boundsOf, isRequiredChoice, limitRules, noteRules, rulesOf } from "./rules";
import { isBinary } from "../openapi/mediaTypes";
import { typeName } from "./typeName";
import type { Property, ValueType } from "./types";

/** A value with more fields than this shows each of its objects once. */
const MAX_REPEATED_FIELDS = 400;

/** Converts a schema, including the properties of nested objects. */
export function valueTypeOf(scope: Scope, source: SchemaOrRef | boolean): ValueType {
  const { resolver, path } = scope;
  const outer = unwrapNullable(resolver, resolver.schema(source));
  const levels = levelsOf(resolver, outer, path);
  const inner = levels.at(-1) ?? outer;
  const { shown = { fields: 0, pointers: new Set() } } = scope;
  const isKnown = shown.fields > MAX_REPEATED_FIELDS && shown.pointers.has(inner.identity ?? "");
  const isRecursive = inner.identity !== undefined && (path.includes(inner.identity) || isKnown);
  shown.pointers.add(inner.identity ?? "");
  const pointers = levels.flatMap(({ identity }) => identity ?? []);
  const within = { ...scope, path: [...path, ...pointers], isParameter: false, shown };
  const { choices, values } = isRecursive ? NOTHING : choiceGroups(within, inner, valueTypeOf);
  const enumList = [...enumOf(inner.schema), ...values.map(({ value }) => value)];
  const rulesOfItems = levels
    .slice(1)
    .flatMap((level, index) => itemRules(level, index === levels.length - 2));
  return {
    type: typeName(resolver, resolver.schema(source)),
    objectName: isObject(inner.schema) ? inner.name : undefined,
    enumList,
    enumTexts: {
      ...enumTextsOf(inner.schema),
      ...Object.fromEntries(values.map(({ value, text }) => [plainText(value), text])),
    },
    bounds: boundsOf(outer.schema),
    itemBounds: levels.length === 1 ? {} : boundsOf(inner.schema),
    pattern: inner.schema.pattern,
    rules: [...rulesOf(outer.schema, scope), ...rulesOfItems],
    children: isRecursive ? [] : fieldsOf(within, inner.schema),
    choices,
    isFile: isBinary(inner.schema),
    isRecursive,
  };
}

const NOTHING = { choices: [], values: [] };

/** Rules of the items or map values of one level. The bounds, values and pattern of the innermost level are shown elsewhere. */
function itemRules({ pointer, schema }: NamedSchema, isInnermost: boolean): readonly string[] {
  const limits = isInnermost ? [] : limitRules(schema);
  const text = descriptionOf(schema);
  const about = text === "" || pointer !== undefined ? [] : [text];
  return [...about, ...noteRules(schema), ...limits, ...rulesOf(schema)].map((rule) => `Each item: ${rule}`);
}

/** The fields of an object in document order; then those by pattern, all others, and the items of a tuple. */
export function fieldsOf(scope: Scope, schema: Schema): readonly Property[] {
  const { properties = {}, patternProperties = {}, prefixItems = [], items, additionalProperties } = schema;
  const required = new Set(schema.required);
  const hasFields = Object.keys({ ...properties, ...patternProperties }).length > 0;
  const isMap = hasFields && typeof additionalProperties === "object";
  if (scope.shown) scope.shown.fields += Object.keys(properties).length;
  const of = (name: string, source: SchemaOrRef | boolean, isRequired = false): Property =>
    propertyOf(scope, { name, source, required: isRequired });
  return [
    ...Object.entries(properties).map(([name, source]) => of(name, source, required.has(name))),
    ...Object.entries(patternProperties).map(([pattern, source]) => of(`names like ${pattern}`, source)),
    ...(isMap ? [of("any other name", additionalProperties)] : []),
    ...prefixItems.map((source, index) => of(`item ${index + 1}`, source)),
    ...(prefixItems.length > 0 && typeof items === "object" ? [of("further items", items)] : []),
  ].filter(({ readOnly, writeOnly }) => {
    if (scope.direction === "request") return !readOnly;
    return scope.direction !== "response" || !writeOnly;
  });
}

interface PropertySource {
  readonly name: string;
  readonly required: boolean;
  readonly source: SchemaOrRef | boolean;
}

/** One field of an object, or one parameter of a request. */
export function propertyOf(scope: Scope, { name, source, required }: PropertySource): Property {
  const { schema } = scope.resolver.schema(source);
  return {
    ...valueTypeOf(scope, source),
    name,
    required,
    description: descriptionOf(schema, name),
    defaultValue: schema.default,
    example: schema.example ?? schema.examples?.[0],
    ...marksOf(schema),
    quirk: textExtension(schema, "x-quirk") ?? "",
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
  };
}

/** A choice between one schema and `null` is treated as that schema. */
function unwrapNullable(resolver: Resolver, named: NamedSchema): NamedSchema {
  const choices = [...(named.schema.oneOf ?? []), ...(named.schema.anyOf ?? [])];
  const [choice, ...others] = choices.filter((part) => part.type !== "null");
  if (!choice || others.length > 0 || isRequiredChoice([choice])) return named;
  const inner = resolver.schema(choice);
  return { ...inner, schema: mergeSchemas([inner.schema, omit(named.schema, "oneOf", "anyOf")]) };
}

/** The schema, and those of its list items or map values, down to what is neither a list nor a map. */
function levelsOf(resolver: Resolver, named: NamedSchema, around: readonly string[]): readonly NamedSchema[] {
  const { identity, schema } = named;
  const item = innerOf(schema);
  if (item === undefined || (identity !== undefined && around.includes(identity))) return [named];
  const path = identity === undefined ? around : [...around, identity];
  return [named, ...levelsOf(resolver, unwrapNullable(resolver, resolver.schema(item)), path)];
}

function innerOf(schema: Schema): SchemaOrRef | undefined {
  const { items, prefixItems, properties, patternProperties, additionalProperties } = schema;
  if (kindsOf(schema).includes("array") && !prefixItems) return typeof items === "object" ? items : undefined;
  const isMap = !properties && !patternProperties && typeof additionalProperties === "object";
  return isMap && Object.keys(additionalProperties).length > 0 ? additionalProperties : undefined;
}

function isObject(schema: Schema): boolean {
  return kindsOf(schema).includes("object") || [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].length > 0;
}

function enumOf(schema: Schema): readonly Json[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.filter((value) => value !== null);
}

/** Descriptions of enum values, as several generators write them: a list in the order of the values, or a map. */
function enumTextsOf(schema: Schema): Readonly<Record<string, string>> {
  const texts: unknown = schema["x-enum-descriptions"] ?? schema["x-enumDescriptions"];
  if (typeof texts !== "object" || texts === null) return {};
  const values = (schema.enum ?? []).map(plainText);
  const entries = Array.isArray(texts)
    ? (texts as unknown[]).map((text, index) => [values[index] ?? "", String(text)])
    : Object.entries(texts).map(([value, text]) => [value, String(text)]);
  return Object.fromEntries(entries) as Record<string, string>;
}
