/** Sentences for the limits of a value that a property list does not show in another way. */
import type { ExternalDocs, Json, Schema, SchemaOrRef } from "../openapi/document";
import { kindsOf } from "../openapi/kinds";
import { plainText, stringifyExact } from "../openapi/exactJson";
import { withEscapes } from "docusaurus-waymark-core/lib/invisible";
import { rangeText } from "docusaurus-waymark-core/lib/rangeText";
import { choicesOf, isInformativeFormat } from "./typeName";
import type { Bounds } from "./types";

/** The limits of a value and of its length. */
export function boundsOf(schema: Schema): Bounds {
  return withoutUndefined({
    min: schema.minimum,
    max: schema.maximum,
    above: schema.exclusiveMinimum,
    below: schema.exclusiveMaximum,
    minLen: schema.minLength ?? schema.minItems ?? schema.minProperties,
    maxLen: schema.maxLength ?? schema.maxItems ?? schema.maxProperties,
  });
}

function withoutUndefined(bounds: { readonly [key in keyof Bounds]: Bounds[key] | undefined }): Bounds {
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
}

/** Keywords that the model reads elsewhere, and those that only organize a document. */
const READ_ELSEWHERE = new Set([
  "type",
  "title",
  "description",
  "enum",
  "const",
  "default",
  "pattern",
  "nullable",
  "deprecated",
  "readOnly",
  "writeOnly",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "required",
  "properties",
  "patternProperties",
  "oneOf",
  "anyOf",
  "allOf",
  "discriminator",
  "$ref",
  "$defs",
  "definitions",
  "$comment",
]);

/** The keywords of lengths, of which `boundsOf` reads one. */
const LENGTHS = ["minLength", "minItems", "minProperties"] as const;
const MAX_LENGTHS = ["maxLength", "maxItems", "maxProperties"] as const;

/** Sentences by keyword; an empty one where the property list says it in another way. */
const SENTENCES: Readonly<Record<string, (value: Json, schema: Schema) => string>> = {
  multipleOf: (value) => `A multiple of ${code(value)}.`,
  uniqueItems: (value) => (value === true ? "No two items are equal." : ""),
  format: (value, schema) =>
    isInformativeFormat(schema.format) && kindsOf(schema).includes("string") ? "" : `Format: ${code(value)}.`,
  additionalProperties: (value, schema) => otherFields(value, schema),
  unevaluatedProperties: (value) =>
    value === false ? "No other fields are allowed." : named("unevaluatedProperties", value),
  items: (value) => (value === false ? "No further items are allowed." : ""),
  prefixItems: () => "",
  example: (value) => `For example ${code(value)}.`,
  examples: (value) =>
    Array.isArray(value) && value.length > 0 ? `For example ${codes(value as Json[])}.` : "",
  dependentRequired: (value) =>
    Object.entries(value as Record<string, readonly string[]>)
      .map(([name, names]) => `With ${code(name)}, also required: ${codes(names)}.`)
      .join(" "),
  externalDocs: (value) => externalDocs(value as unknown as ExternalDocs),
  propertyNames: (value) =>
    stringifyExact(value) === '{"type":"string"}' ? "" : named("propertyNames", value),
  contentMediaType: (value) => `Content of the type ${code(value)}.`,
  contentEncoding: (value) => `Encoded as ${code(value)}.`,
};

/** One sentence for each keyword of a schema that the property list does not show; unknown keywords as they are written. */
export function rulesOf(schema: Schema, { isParameter = false } = {}): readonly string[] {
  const entries = Object.entries(schema) as [string, Json][];
  const own = entries.flatMap(([key, value]) => {
    if (READ_ELSEWHERE.has(key) || key.startsWith("x-") || (isParameter && key.startsWith("example")))
      return [];
    if ([...LENGTHS, ...MAX_LENGTHS].some((name) => name === key)) return lengthRule(schema, key, value);
    const sentence = SENTENCES[key];
    return sentence ? [sentence(value, schema)] : [named(key, value)];
  });
  const parts = (schema.allOf ?? []).flatMap((part) => [...partRules(part), ...eitherRequired(part)]);
  return [
    ...own,
    ...(schema.enum && schema.const !== undefined ? [`Equal to ${code(schema.const)}.`] : []),
    ...unlisted(schema),
    ...eitherRequired(schema),
    ...discriminatorRule(schema),
    ...parts,
  ].filter((text) => text !== "");
}

/** A second limit of one kind, in a part of an `allOf` that could not be merged. */
function partRules(part: Schema): readonly string[] {
  return [
    ...(part.pattern === undefined ? [] : [`Also matches the pattern ${code(part.pattern)}.`]),
    ...(part.const === undefined ? [] : [`Also equal to ${code(part.const)}.`]),
    ...rulesOf(part),
  ];
}

function lengthRule(schema: Schema, key: string, value: Json): string[] {
  const shown = (["minLen", "maxLen"] as const).map((end) => boundsOf(schema)[end]);
  const first = [LENGTHS, MAX_LENGTHS].map((names) => names.find((name) => schema[name] !== undefined));
  return first.some((name) => name === key) && shown.includes(value as number) ? [] : [named(key, value)];
}

function otherFields(value: Json, { properties, patternProperties }: Schema): string {
  if (value === false) return "No other fields are allowed.";
  return properties || patternProperties ? "Other fields are allowed." : "";
}

/** A choice whose forms differ only in what is required. */
export function isRequiredChoice(choices: readonly SchemaOrRef[] = []): boolean {
  return (
    choices.length > 0 &&
    choices.every(
      (choice) =>
        choice.required && Object.keys(choice).every((key) => /^(?:required|title|type)$/.test(key)),
    )
  );
}

function eitherRequired({ oneOf, anyOf }: Schema): readonly string[] {
  const sentence = (choices: readonly SchemaOrRef[], count: string): string =>
    `${count} of these is required: ${choices.map(({ required = [] }) => required.map(code).join(" with ")).join(", ")}.`;
  return [
    ...(oneOf && isRequiredChoice(oneOf) ? [sentence(oneOf, "Exactly one")] : []),
    ...(anyOf && isRequiredChoice(anyOf) ? [sentence(anyOf, "At least one")] : []),
  ];
}

/** Required fields that are described elsewhere, such as in the schema of which this is a form. */
function unlisted({ required = [], properties = {} }: Schema): readonly string[] {
  const names = required.filter((name) => !Object.hasOwn(properties, name));
  return names.length === 0 ? [] : [`Required: ${codes(names)}.`];
}

function discriminatorRule(schema: Schema): readonly string[] {
  const { discriminator } = schema;
  return discriminator && choicesOf(schema).length === 0
    ? [`${code(discriminator.propertyName)} tells the form.`]
    : [];
}

/** Keywords that property lists show by a badge, or in a place that other values do not have. */
export function noteRules(schema: Schema): readonly string[] {
  const quirk = schema["x-quirk"];
  return [
    ...(schema.deprecated === true ? ["Deprecated."] : []),
    ...(typeof quirk === "string" ? [quirk] : []),
    ...(schema.default === undefined ? [] : [`Default: ${code(schema.default)}.`]),
  ];
}

/** The limits of a value that is not in a property list, such as the items of a list. */
export function limitRules(schema: Schema): readonly string[] {
  const { min, max, above, below, minLen, maxLen } = boundsOf(schema);
  const value = rangeText(min, max);
  const length = rangeText(minLen, maxLen);
  const unit = kindsOf(schema).includes("string")
    ? "characters"
    : kindsOf(schema).includes("object")
      ? "fields"
      : "items";
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [
    ...(value === undefined ? [] : [`${capitalized(value)}.`]),
    ...(above === undefined ? [] : [`More than ${above}.`]),
    ...(below === undefined ? [] : [`Less than ${below}.`]),
    ...(length === undefined ? [] : [`${capitalized(length)} ${unit}.`]),
    ...(values.length === 0 ? [] : [`One of ${codes(values)}.`]),
    ...(schema.pattern === undefined ? [] : [`Matches the pattern ${code(schema.pattern)}.`]),
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function named(key: string, value: Json): string {
  return `${code(key)}: ${code(value)}.`;
}

/** A link to further documentation, as a Markdown sentence. */
export function externalDocs({ url, description = "More about it" }: ExternalDocs): string {
  const title = description.trim().replace(/\.$/, "").replace(/[[\]]/g, "\\$&");
  return `[${title}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>).`;
}

function codes(values: readonly Json[]): string {
  return values.map(code).join(", ");
}

/** A value as inline code of Markdown. */
export function code(value: Json): string {
  const text = withEscapes(plainText(value)).replace(/\n/g, "↵");
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = /^[` ]|[` ]$/.test(text) ? " " : "";
  return text === "" ? '`""`' : `${fence}${pad}${text}${pad}${fence}`;
}
