/** Converts records of the simulated account to the objects of a response, by the schema of the response. */
import { checkOf, fieldSchemas } from "../schema/check";
import type { Keywords } from "../schema/closedSchema";
import { isRecord } from "../../lib/isRecord";

/** A record of the simulated account, as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Finds a record of any collection by its ID. */
export type Lookup = (id: string) => Fields | undefined;

/**
 * Makes an object of a schema. Each field is taken from `source` if it is valid there, otherwise from `template`. IDs in a list
 * become objects where the schema has objects. Counts (`peers_count`) are the length of their list (`peers`).
 *
 * @returns fields of the schema only; valid if the template is valid
 */
export function fitToSchema(schema: Keywords, source: Fields, template: Fields, lookup: Lookup): Fields {
  const fields = fieldSchemas(schema);
  if (fields.size === 0) return { ...template, ...source };
  const entries = [...fields].flatMap(([name, field]): [string, unknown][] => {
    const value = ownField(source, name);
    if (value !== undefined && fits(field, value)) return [[name, value]];
    const related = Array.isArray(value) ? objectsById(field, value, lookup) : undefined;
    if (related) return [[name, related]];
    const fallback = ownField(template, name);
    return fallback === undefined ? [] : [[name, fallback]];
  });
  return withCounts(Object.fromEntries(entries));
}

/** The value of an own property, so that names such as `constructor` are not found. */
export function ownField(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function fits(schema: Keywords, value: unknown): boolean {
  return checkOf(schema)(value).length === 0;
}

/** The objects with these IDs; unknown IDs are omitted. Undefined when the schema has no objects with IDs here. */
function objectsById({ items }: Keywords, ids: readonly unknown[], lookup: Lookup): Fields[] | undefined {
  if (!isRecord(items) || !fieldSchemas(items).has("id")) return undefined;
  return ids.flatMap((id) => {
    const found = typeof id === "string" ? lookup(id) : undefined;
    const object = found && fitToSchema(items, found, {}, () => undefined);
    return object && fits(items, object) ? [object] : [];
  });
}

function withCounts(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const list = ownField(fields, name.replace(/_count$/, ""));
    return [name, name.endsWith("_count") && Array.isArray(list) ? list.length : value];
  });
  return Object.fromEntries(entries);
}
