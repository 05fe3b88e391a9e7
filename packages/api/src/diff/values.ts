import { plainText } from "../openapi/exactJson";
import type { Bounds, Marks, ValueType } from "../model";
import { added, breaking, deprecated, type ChangeDescription } from "./change";
import type { Field } from "./fields";

/**
 * Changes of one value. In a request a narrower value breaks programs, because the server rejects what it accepted
 * before; in a response a wider value does, because programs get what they do not expect. A removed enum value
 * breaks in both cases; a new one is an addition.
 */
export function compareFields(before: Field, after: Field): readonly ChangeDescription[] {
  const [was, is] = [before.value, after.value];
  if (!was || !is) return [];
  const { label, direction, required } = after;
  const isRequest = direction === "request";
  const isStricter = before.required !== required && required === isRequest;
  return [
    ...(isStricter ? [breaking(`${label} is now ${required ? "required" : "not always present"}`)] : []),
    ...PROPERTIES.filter(({ isNarrower }) => (isRequest ? isNarrower(was, is) : isNarrower(is, was))).map(
      ({ name, textOf }) => breaking(`${label} has the ${name} ${textOf(is)}, was ${textOf(was)}`),
    ),
    ...enumChanges(label, was, is),
    ...editionChange(was, is, `${label} is `),
    ...(is.deprecated && !was.deprecated ? [deprecated(`${label} is deprecated`)] : []),
  ];
}

/** A change of the editions that have an operation or a field. */
export function editionChange(was: Partial<Marks>, is: Partial<Marks>, subject: string): ChangeDescription[] {
  const [had, has] = [was, is].map(({ edition }) => edition !== undefined);
  if (had === has) return [];
  return [has ? breaking(`${subject}now only in some editions`) : added(`${subject}now in all editions`)];
}

/** A property of values that can exclude some of them. */
interface Narrowing {
  readonly name: string;
  /** True if the second value excludes something that the first one allows. */
  readonly isNarrower: (from: ValueType, to: ValueType) => boolean;
  readonly textOf: (value: ValueType) => string;
}

const PROPERTIES: readonly Narrowing[] = [
  { name: "type", isNarrower: (from, to) => !isSubset(typesOf(from), typesOf(to)), textOf: typeText },
  {
    name: "values",
    isNarrower: (from, to) => from.enumList.length === 0 && to.enumList.length > 0,
    textOf: ({ enumList }) => codes(enumList.map(plainText)),
  },
  bound("min", "minimum", 1),
  bound("above", "exclusive minimum", 1),
  bound("minLen", "minimum length", 1),
  bound("max", "maximum", -1),
  bound("below", "exclusive maximum", -1),
  bound("maxLen", "maximum length", -1),
];

/** @param sign 1 for lower bounds, where a greater number is narrower; -1 for upper bounds */
function bound(key: keyof Bounds, name: string, sign: 1 | -1): Narrowing {
  return {
    name,
    isNarrower: ({ bounds: { [key]: from } }, { bounds: { [key]: to } }) =>
      to !== undefined && (from === undefined || (sign === 1 ? to > from : to < from)),
    textOf: ({ bounds: { [key]: limit } }) => codes(limit === undefined ? [] : [String(limit)]),
  };
}

/** Types without formats: a format such as `date-time` is a text. */
function typesOf({ type }: ValueType): readonly string[] {
  return type
    .split(" or ")
    .map((name) => (/^(?:array|map|object|integer|number|boolean|null|any)\b/.test(name) ? name : "string"));
}

function isSubset(types: readonly string[], others: readonly string[]): boolean {
  return others.includes("any") || types.every((type) => others.includes(type));
}

function typeText(value: ValueType): string {
  return codes(typesOf(value));
}

function codes(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(", ") || "none";
}

function enumChanges(
  label: string,
  { enumList: was }: ValueType,
  { enumList: is }: ValueType,
): ChangeDescription[] {
  const [old, next] = [was.map(plainText), is.map(plainText)];
  if (old.length === 0 || next.length === 0) return [];
  const lost = old.filter((value) => !next.includes(value));
  const gained = next.filter((value) => !old.includes(value));
  return [
    ...(lost.length > 0 ? [breaking(`${label} no longer has ${codes(lost)}`)] : []),
    ...(gained.length > 0 ? [added(`${label} can be ${codes(gained)}`)] : []),
  ];
}
