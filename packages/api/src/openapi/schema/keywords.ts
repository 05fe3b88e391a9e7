/** Keywords of JSON Schema that apply to a single value, with their error messages. */
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { isNumeric, stringifyExact } from "../exactJson";
import { FORMATS } from "./formats";

/** Returns a message ("must be …"), or undefined for a valid value. `limit` is the value of the keyword. */
type Keyword = (limit: unknown, value: unknown) => string | undefined;

/** Keywords by name. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  enum: (limit, value) =>
    (limit as unknown[]).some((allowed) => isSame(allowed, value))
      ? undefined
      : `must be ${oneOf(limit as unknown[])}`,
  const: (limit, value) => (isSame(limit, value) ? undefined : `must be ${stringifyExact(limit)}`),
  minimum: ofNumbers((limit, value) => value >= limit || `must be ${limit} or more`),
  maximum: ofNumbers((limit, value) => value <= limit || `must be ${limit} or less`),
  exclusiveMinimum: ofNumbers((limit, value) => value > limit || `must be more than ${limit}`),
  exclusiveMaximum: ofNumbers((limit, value) => value < limit || `must be less than ${limit}`),
  multipleOf: ofNumbers((limit, value) => isMultiple(value, limit) || `must be a multiple of ${limit}`),
  minLength: ofTexts((limit, size) => size >= limit || `must have at least ${counted(limit, "character")}`),
  maxLength: ofTexts((limit, size) => size <= limit || `must have at most ${counted(limit, "character")}`),
  minItems: ofLists((limit, size) => size >= limit || `must have at least ${counted(limit, "entry")}`),
  maxItems: ofLists((limit, size) => size <= limit || `must have at most ${counted(limit, "entry")}`),
  uniqueItems: (limit, value) => {
    if (limit !== true || !Array.isArray(value)) return undefined;
    return new Set(value.map((entry) => stringifyExact(entry))).size === value.length
      ? undefined
      : "must not have the same entry twice";
  },
  minProperties: ofObjects((limit, size) => size >= limit || `must have at least ${counted(limit, "field")}`),
  maxProperties: ofObjects((limit, size) => size <= limit || `must have at most ${counted(limit, "field")}`),
  pattern: (limit, value) =>
    typeof value !== "string" || (patternOf(String(limit))?.test(value) ?? true)
      ? undefined
      : `must match the pattern ${String(limit)}`,
  format: (limit, value) => {
    const format = FORMATS[String(limit)];
    return typeof value !== "string" || !format || format.test(value)
      ? undefined
      : `must be ${format.description}`;
  },
};

const patterns = new Map<string, RegExp | undefined>();

/** The regular expression of a pattern; undefined for a pattern of another dialect, such as `(?i)a`, which then limits nothing. */
export function patternOf(source: string): RegExp | undefined {
  if (!patterns.has(source)) patterns.set(source, compiled(source, "u") ?? compiled(source, ""));
  return patterns.get(source);
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

type Limit = (limit: number, size: number) => true | string;

function ofNumbers(test: Limit): Keyword {
  return sized(test, (value) => (isNumeric(value) ? (value as number) : undefined));
}

/** Decimal fractions such as 0.01 are not exact as doubles, so a small difference is allowed. */
function isMultiple(value: number | bigint, step: number): boolean {
  if (typeof value === "bigint") return !Number.isInteger(step) || value % BigInt(step) === 0n;
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}

/** Lengths are counted in code points, as in JSON Schema. */
function ofTexts(test: Limit): Keyword {
  return sized(test, (value) => (typeof value === "string" ? Array.from(value).length : undefined));
}

function ofLists(test: Limit): Keyword {
  return sized(test, (value) => (Array.isArray(value) ? value.length : undefined));
}

function ofObjects(test: Limit): Keyword {
  return sized(test, (value) => (isRecord(value) ? Object.keys(value).length : undefined));
}

function sized(test: Limit, sizeOf: (value: unknown) => number | undefined): Keyword {
  return (limit, value) => {
    const size = sizeOf(value);
    const outcome = size === undefined || test(limit as number, size);
    return outcome === true ? undefined : outcome;
  };
}

/** Compares as JSON text. The order of fields counts, which matters only for objects in an `enum`. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "object" && stringifyExact(a) === stringifyExact(b));
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => stringifyExact(value));
  return words.length === 1 ? (words[0] ?? "") : `one of ${words.join(", ")}`;
}

function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
