import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import type { Extensions } from "../openapi/document";
import type { Marks } from "./types";

type MarkedObject = Extensions & { readonly deprecated?: boolean };

/** Badges of an operation, tag or property; the head of `api/openapi.yaml` explains each extension. */
export function marksOf(source: MarkedObject): Marks {
  return {
    edition: textExtension(source, "x-edition"),
    experimental: source["x-experimental"] === true,
    deprecated: source.deprecated === true || source["x-deprecated"] === true,
    since: textExtension(source, "x-since")?.replace(/^v/, ""),
  };
}

/** Value of a text extension; undefined when it is absent or empty. */
export function textExtension(source: Extensions, name: `x-${string}`): string | undefined {
  const value = source[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** Values of a list extension. */
export function listExtension(source: Extensions, name: `x-${string}`): readonly string[] {
  const value = source[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** Old heading ids of a tag's page, each with its replacement. */
export function anchorsOf(source: Extensions): Readonly<Record<string, string>> {
  const value = source["x-anchors"];
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}
