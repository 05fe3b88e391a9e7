import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import type { OpenApiDocument, Schema } from "../document";
import { mapParts } from "../grammar";
import { modernSchema, targetOf } from "../references";

/** A JSON Schema of the 2020-12 dialect, keyword by keyword. */
export type Keywords = Readonly<Record<string, unknown>>;

const COMBINERS = ["allOf", "anyOf", "oneOf"] as const;
/** Keywords with schemas for the value itself, which other parts of the schema may extend. */
const SAME_VALUE = new Set<string>([
  ...COMBINERS,
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "dependentSchemas",
]);

/**
 * A schema with all references resolved and all objects closed: an undocumented property is an error
 * (`unevaluatedProperties: false`). An object with `additionalProperties` is not changed. A schema that contains itself becomes an
 * object that contains itself.
 */
export function closedSchema(document: OpenApiDocument, schema: object | boolean): Keywords {
  const resolved = resolve(document, schema);
  return isOpenObject(resolved) ? { ...resolved, unevaluatedProperties: false } : resolved;
}

/** Resolved targets of references by document and pointer, so that each is resolved once. */
const targets = new WeakMap<OpenApiDocument, Map<string, Keywords>>();

/** A schema with all references resolved that accepts undocumented properties, as JSON Schema does. */
export function openSchema(document: OpenApiDocument, schema: object | boolean): Keywords {
  return resolve(document, schema, false);
}

/** The schema with references resolved, and with closed schemas of its properties and items. */
function resolve(document: OpenApiDocument, schema: object | boolean, isClosed = true): Keywords {
  const { $ref, ...rest } = modernSchema(schema as Schema) as Keywords;
  const own = mapParts("schema", rest, (inner, key) =>
    isClosed && !SAME_VALUE.has(key) ? closedSchema(document, inner) : resolve(document, inner, isClosed),
  );
  if (typeof $ref !== "string") return own;
  const target = resolvedTarget(document, $ref, isClosed);
  return Object.keys(own).length === 0 ? target : { ...own, allOf: [target, ...listOf(own["allOf"])] };
}

function resolvedTarget(document: OpenApiDocument, pointer: string, isClosed: boolean): Keywords {
  const known = targets.get(document) ?? new Map<string, Keywords>();
  targets.set(document, known);
  const key = `${isClosed ? "closed" : "open"} ${pointer}`;
  const found = known.get(key);
  if (found) return found;
  // Filled afterwards: the target may contain itself.
  const target: Keywords = {};
  known.set(key, target);
  return Object.assign(target, resolve(document, targetOf(document, pointer), isClosed));
}

/** A base of other schemas (`discriminator` without a choice) is not closed, because theirs add fields. */
function isOpenObject(schema: Keywords): boolean {
  return (
    someBranch(schema, (branch) => isRecord(branch["properties"])) &&
    !someBranch(
      schema,
      (branch) =>
        "additionalProperties" in branch ||
        "patternProperties" in branch ||
        ("discriminator" in branch && !("oneOf" in branch) && !("anyOf" in branch)),
    )
  );
}

/** True if a schema, or one of its combined schemas, passes a test. */
function someBranch(
  schema: Keywords,
  test: (branch: Keywords) => boolean,
  around: readonly Keywords[] = [],
): boolean {
  if (around.includes(schema)) return false;
  return (
    test(schema) ||
    COMBINERS.some((key) =>
      listOf(schema[key]).some((branch) => someBranch(branch, test, [...around, schema])),
    )
  );
}

function listOf(value: unknown): readonly Keywords[] {
  return Array.isArray(value) ? (value as Keywords[]) : [];
}
