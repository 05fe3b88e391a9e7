const TEXTS = new Set([
  "title",
  "summary",
  "description",
  "x-summary",
  "x-keywords",
  "x-quirk",
  "example",
  "examples",
  "value",
]);

/** How many descriptions, summaries and examples that both documents have read differently. */
export function changedTexts(before: unknown, after: unknown, within = ""): number {
  if (!isRecord(before) || !isRecord(after)) return 0;
  const shared = Object.keys(before).filter((key) => key in after);
  const counts = shared.map((key) => {
    // Below "properties" the keys are names of fields, "description" among them.
    if (TEXTS.has(key) && within !== "properties" && !isMap(within, key))
      return JSON.stringify(before[key]) === JSON.stringify(after[key]) ? 0 : 1;
    return changedTexts(before[key], after[key], key);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `components.examples` holds examples by name; each of them counts, not all of them as one. */
function isMap(within: string, key: string): boolean {
  return within === "components" && key === "examples";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
