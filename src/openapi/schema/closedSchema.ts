import { isRecord } from "../../lib/isRecord";
import type { OpenApiDocument } from "../document";
import { resolverOf } from "../references";

/** A JSON Schema of the 2020-12 dialect, keyword by keyword. */
export type Keywords = Readonly<Record<string, unknown>>;

const COMBINERS = ["allOf", "anyOf", "oneOf"] as const;

/**
 * A schema with all references resolved and all objects closed: an undocumented property is an error
 * (`unevaluatedProperties: false`). An object with `additionalProperties` is not changed.
 */
export function closedSchema(document: OpenApiDocument, schema: object): Keywords {
  const resolved = resolve(document, schema);
  return isOpenObject(resolved) ? { ...resolved, unevaluatedProperties: false } : resolved;
}

/** The schema with references resolved, and with closed schemas of its properties and items. */
function resolve(document: OpenApiDocument, schema: object): Keywords {
  const { $ref, ...rest } = schema as Keywords;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, part(document, key, value)]),
  );
  if (typeof $ref !== "string") return own;
  const target = resolve(document, resolverOf(document).object<object>({ $ref }));
  return Object.keys(own).length === 0 ? target : { ...own, allOf: [target, ...listOf(own["allOf"])] };
}

function part(document: OpenApiDocument, key: string, value: unknown): unknown {
  if (key === "properties" && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, closedSchema(document, member as Keywords)]),
    );
  }
  if ((key === "items" || key === "additionalProperties") && isRecord(value)) {
    return closedSchema(document, value);
  }
  if (COMBINERS.some((name) => name === key)) {
    return listOf(value).map((branch) => resolve(document, branch));
  }
  return value;
}

function isOpenObject(schema: Keywords): boolean {
  return (
    someBranch(schema, (branch) => isRecord(branch["properties"])) &&
    !someBranch(schema, (branch) => "additionalProperties" in branch)
  );
}

/** Whether a test is true for a schema or for one of its combined schemas. */
function someBranch(schema: Keywords, test: (branch: Keywords) => boolean): boolean {
  return (
    test(schema) || COMBINERS.some((key) => listOf(schema[key]).some((branch) => someBranch(branch, test)))
  );
}

function listOf(value: unknown): readonly Keywords[] {
  return Array.isArray(value) ? (value as Keywords[]) : [];
}
