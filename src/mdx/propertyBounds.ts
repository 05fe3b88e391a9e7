import { rangeText } from "../lib/rangeText";

/** Limits of a value or of its length. */
export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Length: characters of a string, number of entries of anything else. */
  readonly minLen?: number | undefined;
  readonly maxLen?: number | undefined;
}

/** A limit as text, with what it limits. */
export interface BoundText {
  readonly of: "Value" | "Length";
  readonly text: string;
}

/** Formats the limits of a property: `1 to 40 characters`, `at least 1 object`, `at least 0`. */
export function boundTexts(type: string, { min, max, minLen, maxLen }: Bounds): readonly BoundText[] {
  const value = rangeText(min, max);
  const length = rangeText(minLen, maxLen);
  const last = maxLen ?? minLen;
  return [
    ...(value === undefined ? [] : [{ of: "Value", text: value } as const]),
    ...(length === undefined ? [] : [{ of: "Length", text: `${length} ${unitOf(type, last)}` } as const]),
  ];
}

function unitOf(type: string, count: number | undefined): string {
  const unit = isString(type) ? "character" : "object";
  return count === 1 ? unit : `${unit}s`;
}

/** `string`, `string (date-time)`, `string or null`; not `string[]`, which is a list. */
function isString(type: string): boolean {
  return /^string\b(?!\s*(\[\]|array|list))/i.test(type);
}
