import type { Json, Schema } from "../source";
import { plainText, stringifyExact } from "../../../src/openapi/exactJson";
import { typesOf } from "../../../src/openapi/kinds";
import { fieldLabel, type Field } from "./fields";
import type { ChangeDescription, Level } from "./types";

/**
 * Changes of one value. In a request a narrower value breaks programs, because the server rejects what it accepted
 * before; in a response a wider value does, because programs get what they do not expect. A removed enum value
 * breaks in both cases; a new one is an addition.
 */
export function compareValues(before: Field, after: Field): ChangeDescription[] {
  return RULES.flatMap((rule) => rule(before, after));
}

type Rule = (before: Field, after: Field) => ChangeDescription[];

/** A change that breaks programs or is merely another one. */
function change(
  breaks: boolean,
  field: Field,
  says: string,
  otherwise: Level = "changed",
): ChangeDescription[] {
  return [{ level: breaks ? "breaking" : otherwise, description: `${fieldLabel(field)} ${says}` }];
}

const required: Rule = (before, after) => {
  if (before.required === after.required) return [];
  const isRequest = after.direction === "request";
  const phrases = isRequest ? ["required", "optional"] : ["always present", "not always present"];
  return change(after.required === isRequest, after, `is now ${phrases[after.required ? 0 : 1] ?? ""}`);
};

const deprecated: Rule = (before, after) =>
  after.deprecated && !before.deprecated ? change(false, after, "is deprecated", "deprecated") : [];

const editions: Rule = (before, after) => {
  const [was, is] = [before, after].map(({ schema }) => schema["x-edition"] !== undefined);
  return was === is
    ? []
    : change(is === true, after, is ? "is now only in some editions" : "is now in all editions", "added");
};

const type: Rule = (before, after) => {
  const [typesBefore, typesAfter] = [namesOf(before.schema), namesOf(after.schema)];
  if (typesBefore.join() === typesAfter.join()) return [];
  // Programs know the types from before: in a request they send them, in a response they accept them.
  const [sent, accepted] =
    after.direction === "request" ? [typesBefore, typesAfter] : [typesAfter, typesBefore];
  const isCompatible = sent.every((name) => accepted.includes(name)) || accepted.length === 0;
  return change(!isCompatible, after, `is of type ${typeText(typesAfter)}, was ${typeText(typesBefore)}`);
};

function namesOf(schema: Schema): readonly string[] {
  return [...new Set([...typesOf(schema), ...(schema.nullable ? ["null"] : [])])].sort();
}

function typeText(types: readonly string[]): string {
  return types.length === 0 ? "any" : types.map((name) => `\`${name}\``).join(" or ");
}

/** A format or pattern narrows: it breaks where a request gains or changes one, and where a response loses or changes one. */
const formatAndPattern: Rule = (before, after) =>
  (["format", "pattern"] as const).flatMap((key) => {
    const [textBefore, textAfter] = [before.schema[key], after.schema[key]];
    if (textBefore === textAfter) return [];
    const breaks = (after.direction === "request" ? textAfter : textBefore) !== undefined;
    return change(breaks, after, `has the ${key} ${formatValue(textAfter)}, was ${formatValue(textBefore)}`);
  });

const values: Rule = (before, after) => {
  const [old, next] = [acceptedValues(before.schema), acceptedValues(after.schema)];
  const isRequest = after.direction === "request";
  if (!old) return next ? change(isRequest, after, `is one of ${formatValues(next)} only`) : [];
  if (!next) return change(!isRequest, after, `is no longer one of ${formatValues(old)} only`);
  const removed = old.filter((value) => !next.includes(value));
  const added = next.filter((value) => !old.includes(value));
  return [
    ...(removed.length > 0 ? change(true, after, `no longer has ${formatValues(removed)}`) : []),
    ...(added.length > 0 ? change(false, after, `can be ${formatValues(added)}`, "added") : []),
  ];
};

function acceptedValues({ enum: list, const: constant }: Schema): readonly string[] | undefined {
  const accepted = list ?? (constant === undefined ? undefined : [constant]);
  return accepted?.map((value) => stringifyExact(value));
}

function formatValues(accepted: readonly string[]): string {
  return accepted.map((value) => `\`${value.replace(/^"(.*)"$/, "$1")}\``).join(", ");
}

const LOWER_BOUNDS = {
  minimum: "value",
  exclusiveMinimum: "value",
  minLength: "length",
  minItems: "number of items",
  minProperties: "number of properties",
} as const;
const UPPER_BOUNDS = {
  maximum: "value",
  exclusiveMaximum: "value",
  maxLength: "length",
  maxItems: "number of items",
  maxProperties: "number of properties",
} as const;

const bounds: Rule = (before, after) => [
  ...Object.entries(LOWER_BOUNDS).flatMap(([key, noun]) =>
    bound(before, after, key as keyof typeof LOWER_BOUNDS, `least ${noun}`, 1),
  ),
  ...Object.entries(UPPER_BOUNDS).flatMap(([key, noun]) =>
    bound(before, after, key as keyof typeof UPPER_BOUNDS, `greatest ${noun}`, -1),
  ),
];

/** @param sign 1 for lower bounds, where a greater number is narrower; -1 for upper bounds */
function bound(
  before: Field,
  after: Field,
  key: keyof typeof LOWER_BOUNDS | keyof typeof UPPER_BOUNDS,
  noun: string,
  sign: 1 | -1,
): ChangeDescription[] {
  const [boundBefore, boundAfter] = [before.schema[key], after.schema[key]];
  if (boundBefore === boundAfter) return [];
  const open = -sign * Infinity;
  const [old, next] = [boundBefore ?? open, boundAfter ?? open];
  const isNarrower = sign === 1 ? next > old : next < old;
  const says = `has the ${noun} ${formatValue(boundAfter)}, was ${formatValue(boundBefore)}`;
  return change(isNarrower === (after.direction === "request"), after, says);
}

const defaultValue: Rule = ({ schema: { default: old } }, after) => {
  const next = after.schema.default;
  if (stringifyExact({ old }) === stringifyExact({ old: next })) return [];
  return change(false, after, `has the default ${formatValue(next)}, was ${formatValue(old)}`);
};

function formatValue(value: Json | undefined): string {
  if (value === undefined) return "none";
  return `\`${plainText(value)}\``;
}

const RULES = [required, type, formatAndPattern, values, bounds, editions, deprecated, defaultValue];
