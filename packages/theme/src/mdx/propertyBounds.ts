import { translate } from "@docusaurus/Translate";

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
  readonly of: string;
  readonly text: string;
}

/** Formats the limits of a property: `1 to 40 characters`, `at least 1 object`, `at least 0`. */
export function boundTexts(type: string, { min, max, minLen, maxLen }: Bounds): readonly BoundText[] {
  const value = rangeText(min, max);
  const length = rangeText(minLen, maxLen);
  const last = maxLen ?? minLen;
  return [
    ...(value === undefined
      ? []
      : [{ of: translate({ id: "property.value", message: "Value" }), text: value }]),
    ...(length === undefined
      ? []
      : [
          {
            of: translate({ id: "property.length", message: "Length" }),
            text: `${length} ${unitOf(type, last)}`,
          },
        ]),
  ];
}

/** A range in words; undefined without limits. */
function rangeText(low: number | undefined, high: number | undefined): string | undefined {
  if (low !== undefined && high !== undefined)
    return low === high
      ? translate({ id: "property.exactly", message: "exactly {low}" }, { low })
      : translate({ id: "property.range", message: "{low} to {high}" }, { low, high });
  if (low !== undefined) return translate({ id: "property.atLeast", message: "at least {low}" }, { low });
  return high === undefined
    ? undefined
    : translate({ id: "property.atMost", message: "at most {high}" }, { high });
}

function unitOf(type: string, count: number | undefined): string {
  if (isString(type))
    return count === 1
      ? translate({ id: "property.character", message: "character" })
      : translate({ id: "property.characters", message: "characters" });
  return count === 1
    ? translate({ id: "property.object", message: "object" })
    : translate({ id: "property.objects", message: "objects" });
}

/** `string`, `string (date-time)`, `string or null`; not `string[]`, which is a list. */
function isString(type: string): boolean {
  return /^string\b(?!\s*(\[\]|array|list))/i.test(type);
}
