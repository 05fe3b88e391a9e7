import type { Schema } from "./document";

/** The types of a value without `null`; if `type` is missing, it is inferred from other keywords. */
export function kindsOf(schema: Schema): readonly string[] {
  const declared = typesOf(schema);
  const kinds = declared.filter((kind) => kind !== "null");
  if (declared.length > 0) return kinds;
  if (schema.properties || schema.patternProperties || schema.additionalProperties) return ["object"];
  if (schema.items !== undefined || schema.prefixItems) return ["array"];
  return kindsOfValues(schema);
}

/** The types that a schema names. */
export function typesOf({ type = [] }: Schema): readonly string[] {
  return typeof type === "string" ? [type] : type;
}

function kindsOfValues(schema: Schema): readonly string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const kinds = values
    .filter((value) => value !== null)
    .map((value) => {
      if (Array.isArray(value)) return "array";
      return typeof value === "bigint" ? "number" : typeof value;
    });
  return [...new Set(kinds)];
}
