import { isRecordOrList } from "../../../src/lib/isRecord";
import { stringifyExact } from "../../../src/openapi/exactJson";

/** Keys whose values are texts for readers. */
const TEXT_KEYS = new Set([
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

/** Counts descriptions, summaries and examples that are in both documents and differ. */
export function countChangedTexts(before: unknown, after: unknown, parentKey = ""): number {
  if (!isRecordOrList(before) || !isRecordOrList(after)) return 0;
  const shared = Object.keys(before).filter((key) => key in after);
  const counts = shared.map((key) => {
    // Below "properties" the keys are names of fields, "description" among them.
    if (TEXT_KEYS.has(key) && parentKey !== "properties" && !isMap(parentKey, key))
      return stringifyExact(before[key]) === stringifyExact(after[key]) ? 0 : 1;
    return countChangedTexts(before[key], after[key], key);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `components.examples` maps names to examples; each example is counted. */
function isMap(parentKey: string, key: string): boolean {
  return parentKey === "components" && key === "examples";
}
