/** True for an object with fields of unknown shape, as parsed from JSON or YAML: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecordOrList(value) && !Array.isArray(value);
}

/** True for an object or a list, whose keys are its positions. */
export function isRecordOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
