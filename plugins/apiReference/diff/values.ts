import type { Json, Schema } from "../source";
import { labelOf, type Field } from "./fields";
import type { Said } from "./types";

/**
 * What changed about one value. In a request the server must take what it took, so narrowing breaks; in a response
 * programs must get what they got, so widening breaks. A value that leaves a list breaks either way; one that joins
 * it is an addition.
 */
export function compareValues(before: Field, after: Field): Said[] {
  return RULES.flatMap((rule) => rule(before, after));
}

type Rule = (before: Field, after: Field) => Said[];

const required: Rule = (before, after) => {
  if (before.required === after.required) return [];
  const label = labelOf(after);
  const words =
    after.direction === "request" ? ["required", "optional"] : ["always present", "not always present"];
  const breaks = after.required === (after.direction === "request");
  return [
    {
      level: breaks ? "breaking" : "changed",
      says: `${label} is now ${words[after.required ? 0 : 1] ?? ""}`,
    },
  ];
};

const deprecated: Rule = (before, after) =>
  after.deprecated && !before.deprecated
    ? [{ level: "deprecated", says: `${labelOf(after)} is deprecated` }]
    : [];

const cloudOnly: Rule = (before, after) => {
  const [had, has] = [before.schema, after.schema].map((schema) => schema["x-cloud-only"] === true);
  if (had === has) return [];
  const says = `${labelOf(after)} is ${has ? "now" : "no longer"} cloud only`;
  return [{ level: has ? "breaking" : "added", says }];
};

const type: Rule = (before, after) => {
  const [old, next] = [typesOf(before.schema), typesOf(after.schema)];
  if (old.join() === next.join()) return [];
  const [inner, outer] = after.direction === "request" ? [old, next] : [next, old];
  const fits = inner.every((name) => outer.includes(name)) || outer.length === 0;
  const says = `${labelOf(after)} is of type ${typeText(next)}, was ${typeText(old)}`;
  return [{ level: fits ? "changed" : "breaking", says }];
};

function typesOf({ type: names = [], nullable = false }: Schema): readonly string[] {
  return [
    ...new Set([...(typeof names === "string" ? [names] : names), ...(nullable ? ["null"] : [])]),
  ].sort();
}

function typeText(types: readonly string[]): string {
  return types.length === 0 ? "any" : types.map((name) => `\`${name}\``).join(" or ");
}

/** A format or a pattern that programs did not meet in requests so far may refuse what they send. */
const shape: Rule = (before, after) =>
  (["format", "pattern"] as const).flatMap((key) => {
    const [old, next] = [before.schema[key], after.schema[key]];
    if (old === next) return [];
    const [had, has] = after.direction === "request" ? [old, next] : [next, old];
    const breaks = has !== undefined || (had !== undefined && next !== undefined);
    const says = `${labelOf(after)} has the ${key} ${quoted(next)}, was ${quoted(old)}`;
    return [{ level: breaks ? "breaking" : "changed", says }];
  });

const values: Rule = (before, after) => {
  const [old, next] = [acceptedOf(before.schema), acceptedOf(after.schema)];
  if (!old && !next) return [];
  const label = labelOf(after);
  if (!old)
    return [
      {
        level: after.direction === "request" ? "breaking" : "changed",
        says: `${label} is one of ${list(next)} only`,
      },
    ];
  if (!next)
    return [
      {
        level: after.direction === "request" ? "changed" : "breaking",
        says: `${label} is no longer one of ${list(old)} only`,
      },
    ];
  const gone = old.filter((value) => !next.includes(value));
  const come = next.filter((value) => !old.includes(value));
  return [
    ...(gone.length > 0
      ? [{ level: "breaking", says: `${label} no longer has ${list(gone)}` } as const]
      : []),
    ...(come.length > 0 ? [{ level: "added", says: `${label} can be ${list(come)}` } as const] : []),
  ];
};

function acceptedOf({ enum: list, const: only }: Schema): readonly string[] | undefined {
  const accepted = list ?? (only === undefined ? undefined : [only]);
  return accepted?.map((value) => JSON.stringify(value));
}

function list(accepted: readonly string[] = []): string {
  return accepted.map((value) => `\`${value.replace(/^"(.*)"$/, "$1")}\``).join(", ");
}

const LOWER = {
  minimum: "value",
  exclusiveMinimum: "value",
  minLength: "length",
  minItems: "number of items",
  minProperties: "number of properties",
} as const;
const UPPER = {
  maximum: "value",
  exclusiveMaximum: "value",
  maxLength: "length",
  maxItems: "number of items",
  maxProperties: "number of properties",
} as const;

const bounds: Rule = (before, after) => [
  ...Object.entries(LOWER).flatMap(([key, noun]) =>
    bound(before, after, key as keyof typeof LOWER, `least ${noun}`, 1),
  ),
  ...Object.entries(UPPER).flatMap(([key, noun]) =>
    bound(before, after, key as keyof typeof UPPER, `greatest ${noun}`, -1),
  ),
];

/** @param sign 1 where a greater number is the narrower bound, -1 where a smaller one is */
function bound(
  before: Field,
  after: Field,
  key: keyof typeof LOWER | keyof typeof UPPER,
  noun: string,
  sign: 1 | -1,
): Said[] {
  const [old, next] = [before.schema[key], after.schema[key]];
  if (old === next) return [];
  const narrower = (next ?? -sign * Infinity) * sign > (old ?? -sign * Infinity) * sign;
  const breaks = narrower === (after.direction === "request");
  const says = `${labelOf(after)} has the ${noun} ${quoted(next)}, was ${quoted(old)}`;
  return [{ level: breaks ? "breaking" : "changed", says }];
}

const standard: Rule = (before, after) => {
  const [old, next] = [before.schema.default, after.schema.default];
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  return [
    { level: "changed", says: `${labelOf(after)} has the default ${quoted(next)}, was ${quoted(old)}` },
  ];
};

function quoted(value: Json | undefined): string {
  if (value === undefined) return "none";
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

const RULES: readonly Rule[] = [required, type, shape, values, bounds, cloudOnly, deprecated, standard];
