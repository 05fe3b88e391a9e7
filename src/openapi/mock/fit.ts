/** Makes records of the simulated account as an answer shows them, by the schema of the answer. */
import { checkOf, fieldSchemas } from "../schema/check";
import type { Keywords } from "../schema/closedSchema";
import { isObject } from "../schema/keywords";

/** A record of the simulated account, as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Finds a record of the whole account by its ID. */
export type Lookup = (id: string) => Fields | undefined;

/**
 * An object of a schema: each field from `source` where it fits the schema, otherwise from `template`. IDs in a list where
 * the schema has objects become those objects. Counts (`peers_count`) follow their list (`peers`).
 *
 * @returns fields of the schema only; valid where the template is valid
 */
export function fitted(schema: Keywords, source: Fields, template: Fields, lookup: Lookup): Fields {
  const fields = fieldSchemas(schema);
  if (fields.size === 0) return { ...template, ...source };
  const entries = [...fields].flatMap(([name, field]): [string, unknown][] => {
    const value = own(source, name);
    if (value !== undefined && fits(field, value)) return [[name, value]];
    const related = Array.isArray(value) ? relatedTo(field, value, lookup) : undefined;
    if (related) return [[name, related]];
    const fallback = own(template, name);
    return fallback === undefined ? [] : [[name, fallback]];
  });
  return counted(Object.fromEntries(entries));
}

/** A field that the object itself has; `constructor` and the like are none. */
export function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function fits(schema: Keywords, value: unknown): boolean {
  return checkOf(schema)(value).length === 0;
}

/** The objects whose IDs are given; IDs of nothing are left out. */
function relatedTo({ items }: Keywords, ids: readonly unknown[], lookup: Lookup): Fields[] | undefined {
  if (!isObject(items) || !fieldSchemas(items).has("id")) return undefined;
  return ids.flatMap((id) => {
    const found = typeof id === "string" ? lookup(id) : undefined;
    const short = found && fitted(items, found, {}, () => undefined);
    return short && fits(items, short) ? [short] : [];
  });
}

function counted(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const list = own(fields, name.replace(/_count$/, ""));
    return [name, name.endsWith("_count") && Array.isArray(list) ? list.length : value];
  });
  return Object.fromEntries(entries);
}
