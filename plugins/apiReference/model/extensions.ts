import type { Extensions } from "../../../src/openapi/document";
import type { Marks } from "./types";

type Marked = Extensions & { readonly deprecated?: boolean };

/** Marks of an operation, a tag or a property; the head of `api/openapi.yaml` says what each means. */
export function marksOf(source: Marked): Marks {
  return {
    cloudOnly: source["x-cloud-only"] === true,
    experimental: source["x-experimental"] === true,
    deprecated: source.deprecated === true || source["x-deprecated"] === true,
    since: textOf(source, "x-since")?.replace(/^v/, ""),
  };
}

/** A text that an extension holds; undefined when it is absent or empty. */
export function textOf(source: Extensions, name: `x-${string}`): string | undefined {
  const value = source[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** The names in a list that an extension holds. */
export function namesOf(source: Extensions, name: `x-${string}`): readonly string[] {
  const value = source[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** The texts by name that an extension holds. */
export function pairsOf(source: Extensions, name: `x-${string}`): Readonly<Record<string, string>> {
  const value = source[name];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}
