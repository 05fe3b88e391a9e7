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
  const [had, has] = [before.schema, after.schema].map((schema) => schema["x-cloud-only"] === true);
  if (had === has) return [];
  const description = `${fieldLabel(after)} is ${has ? "now" : "no longer"} cloud only`;
  return [{ level: has ? "breaking" : "added", description }];
};

const type: Rule = (before, after) => {
  const [old, next] = [typesOf(before.schema), typesOf(after.schema)];
  if (old.join() === next.join()) return [];
  const [inner, outer] = after.direction === "request" ? [old, next] : [next, old];
  const isCompatible = inner.every((name) => outer.includes(name)) || outer.length === 0;
  const description = `${fieldLabel(after)} is of type ${typeText(next)}, was ${typeText(old)}`;
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

/** A new format or pattern in a request may reject values that were accepted before. */
const formatAndPattern: Rule = (before, after) =>
  (["format", "pattern"] as const).flatMap((key) => {
    const [old, next] = [before.schema[key], after.schema[key]];
    if (old === next) return [];
    const [had, has] = after.direction === "request" ? [old, next] : [next, old];
    const breaks = has !== undefined || (had !== undefined && next !== undefined);
    const description = `${fieldLabel(after)} has the ${key} ${formatValue(next)}, was ${formatValue(old)}`;
    return [{ level: breaks ? "breaking" : "changed", description }];
  });

const values: Rule = (before, after) => {
  const [old, next] = [acceptedValues(before.schema), acceptedValues(after.schema)];
  if (!old && !next) return [];
  const label = fieldLabel(after);
  if (!old)
    return [
      {
        level: after.direction === "request" ? "breaking" : "changed",
        description: `${label} is one of ${formatValues(next)} only`,
      },
    ];
  if (!next)
    return [
      {
        level: after.direction === "request" ? "changed" : "breaking",
        description: `${label} is no longer one of ${formatValues(old)} only`,
      },
    ];
  const removed = old.filter((value) => !next.includes(value));
  const added = next.filter((value) => !old.includes(value));
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
  const [old, next] = [before.schema[key], after.schema[key]];
  if (old === next) return [];
  const narrower = (next ?? -sign * Infinity) * sign > (old ?? -sign * Infinity) * sign;
  const breaks = narrower === (after.direction === "request");
  const description = `${fieldLabel(after)} has the ${noun} ${formatValue(next)}, was ${formatValue(old)}`;
  return [{ level: breaks ? "breaking" : "changed", description }];
}

const defaultValue: Rule = (before, after) => {
  const [old, next] = [before.schema.default, after.schema.default];
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  return [
    {
      level: "changed",
      description: `${fieldLabel(after)} has the default ${formatValue(next)}, was ${formatValue(old)}`,
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
