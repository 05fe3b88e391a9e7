import type { Json, Schema } from "../source";
import { fieldLabel, type Field } from "./fields";
import type { ChangeDescription } from "./types";

/**
 * Changes of one value. In a request a narrower value breaks programs, because the server rejects what it accepted
 * before; in a response a wider value does, because programs get what they do not expect. A removed enum value
 * breaks in both cases; a new one is an addition.
 */
export function compareValues(before: Field, after: Field): ChangeDescription[] {
  return RULES.flatMap((rule) => rule(before, after));
}

type Rule = (before: Field, after: Field) => ChangeDescription[];

const required: Rule = (before, after) => {
  if (before.required === after.required) return [];
  const label = fieldLabel(after);
  const phrases =
    after.direction === "request" ? ["required", "optional"] : ["always present", "not always present"];
  const isBreaking = after.required === (after.direction === "request");
  return [
    {
      level: isBreaking ? "breaking" : "changed",
      description: `${label} is now ${phrases[after.required ? 0 : 1] ?? ""}`,
    },
  ];
};

const deprecated: Rule = (before, after) =>
  after.deprecated && !before.deprecated
    ? [{ level: "deprecated", description: `${fieldLabel(after)} is deprecated` }]
    : [];

const cloudOnly: Rule = (before, after) => {
  const [wasCloudOnly, isCloudOnly] = [before.schema, after.schema].map(
    (schema) => schema["x-cloud-only"] === true,
  );
  if (wasCloudOnly === isCloudOnly) return [];
  const description = `${fieldLabel(after)} is ${isCloudOnly ? "now" : "no longer"} cloud only`;
  return [{ level: isCloudOnly ? "breaking" : "added", description }];
};

const type: Rule = (before, after) => {
  const [typesBefore, typesAfter] = [typesOf(before.schema), typesOf(after.schema)];
  if (typesBefore.join() === typesAfter.join()) return [];
  // Programs know the types from before: in a request they send them, in a response they accept them.
  const [sent, accepted] =
    after.direction === "request" ? [typesBefore, typesAfter] : [typesAfter, typesBefore];
  const isCompatible = sent.every((name) => accepted.includes(name)) || accepted.length === 0;
  const description = `${fieldLabel(after)} is of type ${typeText(typesAfter)}, was ${typeText(typesBefore)}`;
  return [{ level: isCompatible ? "changed" : "breaking", description }];
};

function typesOf({ type: names = [], nullable = false }: Schema): readonly string[] {
  return [
    ...new Set([...(typeof names === "string" ? [names] : names), ...(nullable ? ["null"] : [])]),
  ].sort();
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
    const description = `${fieldLabel(after)} has the ${key} ${formatValue(textAfter)}, was ${formatValue(textBefore)}`;
    return [{ level: breaks ? "breaking" : "changed", description }];
  });

const values: Rule = (before, after) => {
  const [valuesBefore, valuesAfter] = [acceptedValues(before.schema), acceptedValues(after.schema)];
  if (!valuesBefore && !valuesAfter) return [];
  const label = fieldLabel(after);
  if (!valuesBefore)
    return [
      {
        level: after.direction === "request" ? "breaking" : "changed",
        description: `${label} is one of ${formatValues(valuesAfter)} only`,
      },
    ];
  if (!valuesAfter)
    return [
      {
        level: after.direction === "request" ? "changed" : "breaking",
        description: `${label} is no longer one of ${formatValues(valuesBefore)} only`,
      },
    ];
  const removed = valuesBefore.filter((value) => !valuesAfter.includes(value));
  const added = valuesAfter.filter((value) => !valuesBefore.includes(value));
  return [
    ...(removed.length > 0
      ? [{ level: "breaking", description: `${label} no longer has ${formatValues(removed)}` } as const]
      : []),
    ...(added.length > 0
      ? [{ level: "added", description: `${label} can be ${formatValues(added)}` } as const]
      : []),
  ];
};

function acceptedValues({ enum: list, const: constant }: Schema): readonly string[] | undefined {
  const accepted = list ?? (constant === undefined ? undefined : [constant]);
  return accepted?.map((value) => JSON.stringify(value));
}

function formatValues(accepted: readonly string[] = []): string {
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
  const breaks = isNarrower === (after.direction === "request");
  const description = `${fieldLabel(after)} has the ${noun} ${formatValue(boundAfter)}, was ${formatValue(boundBefore)}`;
  return [{ level: breaks ? "breaking" : "changed", description }];
}

const defaultValue: Rule = (before, after) => {
  const [defaultBefore, defaultAfter] = [before.schema.default, after.schema.default];
  if (JSON.stringify(defaultBefore) === JSON.stringify(defaultAfter)) return [];
  return [
    {
      level: "changed",
      description: `${fieldLabel(after)} has the default ${formatValue(defaultAfter)}, was ${formatValue(defaultBefore)}`,
    },
  ];
};

function formatValue(value: Json | undefined): string {
  if (value === undefined) return "none";
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

const RULES: readonly Rule[] = [
  required,
  type,
  formatAndPattern,
  values,
  bounds,
  cloudOnly,
  deprecated,
  defaultValue,
];
