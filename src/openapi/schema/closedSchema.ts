import type { OpenApiDocument } from "../document";
import { resolverOf } from "../references";

/** A JSON Schema of the 2020-12 dialect, keyword by keyword. */
export type Keywords = Readonly<Record<string, unknown>>;

const COMBINERS = ["allOf", "anyOf", "oneOf"] as const;

/**
 * A schema with every reference written out and every object closed: a member that the description does not name
 * is an error. An object that says itself what else it may hold (`additionalProperties`) keeps its word.
 */
export function closedSchema(document: OpenApiDocument, schema: object): Keywords {
  const whole = writtenOut(document, schema);
  return isOpenObject(whole) ? { ...whole, unevaluatedProperties: false } : whole;
}

/** The schema without references; the schemas of members and items are closed. */
function writtenOut(document: OpenApiDocument, schema: object): Keywords {
  const { $ref, ...rest } = schema as Keywords;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, part(document, key, value)]),
  );
  if (typeof $ref !== "string") return own;
  const target = writtenOut(document, resolverOf(document).object<object>({ $ref }));
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
    return listOf(value).map((branch) => writtenOut(document, branch));
  }
  return value;
}

function isOpenObject(schema: Keywords): boolean {
  return (
    some(schema, (at) => isRecord(at["properties"])) && !some(schema, (at) => "additionalProperties" in at)
  );
}

/** Tests a schema and whatever is combined into it for the same value. */
function some(schema: Keywords, test: (at: Keywords) => boolean): boolean {
  return test(schema) || COMBINERS.some((key) => listOf(schema[key]).some((branch) => some(branch, test)));
}

function listOf(value: unknown): readonly Keywords[] {
  return Array.isArray(value) ? (value as Keywords[]) : [];
}

function isRecord(value: unknown): value is Keywords {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
