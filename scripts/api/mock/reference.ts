import type { OpenApiDocument, Reference } from "../../../plugins/apiReference/source";

/** Follows references until something that is none; a reference that leads nowhere is an error. */
export function follow<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as T;
  const names = value.$ref
    .replace(/^#\//, "")
    .split("/")
    .map((name) => decodeURIComponent(name).replace(/~1/g, "/").replace(/~0/g, "~"));
  const found = names.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document);
  if (!isRecord(found)) throw new Error(`${value.$ref} leads nowhere in the API description.`);
  return follow(document, found as T);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
