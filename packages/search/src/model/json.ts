import { isRecord } from "docusaurus-waymark-core/lib/isRecord";

/** An object of unknown shape, as parsed from JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** The value when it is an object, otherwise an empty one. */
export function asObject(value: unknown): Json {
  return isRecord(value) ? value : {};
}

/** The value when it is a string that is not empty, otherwise `null`. */
export function asText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** The value when it is a finite number, otherwise `fallback`. */
export function asNumber(value: unknown, fallback: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : fallback;
}
