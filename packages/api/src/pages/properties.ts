import type { PhrasingContent } from "mdast";
import { uniqueSlug } from "docusaurus-waymark-core/lib/slug";
import { rangeText } from "docusaurus-waymark-core/lib/rangeText";
import { omit } from "../openapi/omit";
import { plainText, stringifyExact, textOnce } from "../openapi/exactJson";
import type { Bounds, Choice, Json, Operation, Property, ValueType, Variant } from "../model";
import { code as codeMarkdown } from "../model/rules";
import { badgesOf } from "./badges";
import { parseBlocks } from "./markdown";
import { code, element, link, list, paragraph, strong, text, type Attributes, type Block } from "./nodes";

/** Longer lists of values are shown only in the schema next to the properties. */
const MAX_LISTED_VALUES = 24;

/** Fewer fields than this are shown again. */
export const MIN_SHARED_FIELDS = 3;

/** What a page has so far. */
export interface PageParts {
  /** Ids, to which new ones are added. */
  readonly taken: Set<string>;
  /** Lists of fields, as JSON, each with the phrase for the place that shows them. */
  readonly shown: Map<string, readonly PhrasingContent[]>;
}

/** Makes the ids of fields: the path to a field behind the anchor of its section. */
export interface Address extends PageParts {
  readonly prefix: string;
  /** Link to the section. */
  readonly section: PhrasingContent;
}

/** The address of a part of an operation. */
export function addressOf(
  { taken, shown }: PageParts,
  { anchor, summary }: Pick<Operation, "anchor" | "summary">,
  part: string,
): Address {
  // The anchor of a callback goes on with its name.
  const [id = ""] = anchor.split(" ");
  return { taken, shown, prefix: `${anchor} ${part}`, section: link(`#${id}`, text(summary)) };
}

/** The address of what is inside. */
export function addressIn(outer: Address, name: string): Address {
  return { ...outer, prefix: `${outer.prefix} ${name}` };
}

/** A titled list of properties; nothing for an empty list. */
export function propertyList(title: string, properties: readonly Property[], address: Address): Block[] {
  if (properties.length === 0) return [];
  return [
    element(
      "Properties",
      { title },
      properties.map((property) => propertyElement(property, address)),
    ),
  ];
}

function propertyElement(property: Property, outer: Address): Block {
  const { name, type, required, enumList, bounds, pattern, defaultValue } = property;
  const address = addressIn(outer, name);
  const id = uniqueSlug(address.prefix, outer.taken);
  outer.taken.add(id);
  const described = Object.keys(property.enumTexts).length > 0;
  const isHidden = isLong(enumList) || described;
  const attributes: Attributes = {
    name,
    anchor: id,
    type,
    required,
    ...plainBounds(bounds),
    enumList: isHidden ? [] : enumList.map(attributeItem),
    defaultValue: defaultValue === undefined ? undefined : stringifyExact(defaultValue),
    pattern,
  };
  return element("Property", attributes, [
    ...badgesAndDirection(property),
    ...parseBlocks(property.description, "inside"),
    ...parseBlocks(property.quirk, "inside"),
    ...(described ? [valueList(property)] : longNote(enumList)),
    ...sentences([...exactBounds(bounds), ...itemNotes(property.itemBounds), ...property.rules]),
    ...nestedBlocks({ ...property, title: name }, address),
  ]);
}

function attributeItem(value: Json): string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : plainText(value);
}

function isLong(values: readonly Json[]): boolean {
  return values.length > MAX_LISTED_VALUES;
}

function longNote(values: readonly Json[]): Block[] {
  return isLong(values) ? [paragraph(text(`One of ${values.length} values, which the schema lists.`))] : [];
}

/** Values with their descriptions. */
function valueList({ enumList, enumTexts }: ValueType): Block {
  const items = enumList.map((value) => {
    const about = enumTexts[plainText(value)] ?? "";
    const [first, ...more] = parseBlocks(about, "inside");
    const phrase = first?.type === "paragraph" ? [text(": "), ...first.children] : [];
    const rest = phrase.length > 0 || !first ? more : [first, ...more];
    return [paragraph(code(plainText(value)), ...phrase), ...rest];
  });
  return list(items);
}

/** The limits that attributes can hold: numbers that are exact in JavaScript. */
function plainBounds(bounds: Bounds): Attributes {
  const { min, max, minLen, maxLen } = bounds;
  if (isEmptyRange(min, max)) return plainBounds(omit(bounds, "min", "max"));
  if (isEmptyRange(minLen, maxLen)) return plainBounds(omit(bounds, "minLen", "maxLen"));
  const exact = (limit: Bounds["min"]): number | undefined =>
    typeof limit === "number" && Number.isFinite(limit) ? limit : undefined;
  return { min: exact(min), max: exact(max), minLen, maxLen };
}

/** True for limits that no value can have, which a description may have by mistake. */
function isEmptyRange(min: Bounds["min"], max: Bounds["max"]): boolean {
  return min !== undefined && max !== undefined && min > max;
}

const RANGES = ["min", "max", "minLen", "maxLen"] as const;

/** Limits that no attribute holds, as sentences. */
function exactBounds(bounds: Bounds): string[] {
  const { min, max, above, below, minLen, maxLen } = bounds;
  const shown = plainBounds(bounds);
  return [
    ...(min === undefined || shown["min"] !== undefined ? [] : [`At least ${min}.`]),
    ...(max === undefined || shown["max"] !== undefined ? [] : [`At most ${max}.`]),
    ...(minLen === undefined || shown["minLen"] !== undefined ? [] : [`Length: at least ${minLen}.`]),
    ...(maxLen === undefined || shown["maxLen"] !== undefined ? [] : [`Length: at most ${maxLen}.`]),
    ...(above === undefined ? [] : [`More than ${above}.`]),
    ...(below === undefined ? [] : [`Less than ${below}.`]),
  ];
}

/** Badges, and a note for properties that occur only in requests or only in responses. */
function badgesAndDirection(property: Property): Block[] {
  const badges = badgesOf(property);
  const directionNotes = [
    property.readOnly && "Only in responses.",
    property.writeOnly && "Only in requests.",
  ];
  const parts: PhrasingContent[] = directionNotes.flatMap((word) => (word === false ? [] : [text(word)]));
  return badges.length + parts.length > 0 ? [paragraph(...badges, ...parts)] : [];
}

function itemNotes(bounds: Bounds): string[] {
  const { min, max, minLen, maxLen } = bounds;
  const value = rangeText(min, max);
  const length = rangeText(minLen, maxLen);
  const exact = exactBounds(omit(bounds, ...RANGES)).map((rule) => `Each item: ${rule}`);
  return [
    ...(value ? [`Each item is ${value}.`] : []),
    ...(length ? [`Each item has ${length} characters.`] : []),
    ...exact,
  ];
}

/** Markdown sentences as one paragraph; one that is more than a paragraph stands alone. */
export function sentences(rules: readonly string[]): Block[] {
  const blocks = rules.map((rule) => parseBlocks(rule, "inside"));
  const inline = blocks.flatMap(([first, ...more]) =>
    first?.type === "paragraph" && more.length === 0 ? [first.children] : [],
  );
  const alone = blocks.filter(([first, ...more]) => first?.type !== "paragraph" || more.length > 0).flat();
  const phrase = inline.flatMap((children, index) => (index === 0 ? children : [text(" "), ...children]));
  return [...(phrase.length > 0 ? [paragraph(...phrase)] : []), ...alone];
}

type Nested = Pick<ValueType, "type" | "children" | "choices" | "isRecursive" | "objectName"> & {
  readonly title: string;
};

/** Everything that readers see of the fields of a value, as a key. */
export function fieldsOf({ children, choices }: Pick<ValueType, "children" | "choices">): string {
  return `${textOnce(children)} ${textOnce(choices)}`;
}

/** The properties of a nested object in a disclosure, or where they are; for a choice, one disclosure for each form. */
function nestedBlocks(value: Nested, address: Address): Block[] {
  const { title, type, children, choices, isRecursive, objectName } = value;
  if (isRecursive) return [paragraph(text("An object "), code(objectName ?? "object"), text(" as above."))];
  const place = address.shown.get(fieldsOf(value));
  if (place) {
    const subject = type.startsWith("array") ? "Each item" : "It";
    return [paragraph(text(`${subject} has the fields of `), ...place, text("."))];
  }
  if (children.length >= MIN_SHARED_FIELDS)
    address.shown.set(fieldsOf(value), [code(title), text(" in "), address.section]);
  return [
    ...(children.length > 0 ? [nestedProperties(title, children, address)] : []),
    ...choiceBlocks(choices, children.length > 0, address),
  ];
}

/** The alternatives of a value, after a line that says how many apply, if needed. */
export function choiceBlocks(choices: readonly Choice[], hasFields: boolean, address: Address): Block[] {
  return choices.flatMap(({ kind, variants }) => {
    const lead = kind === "any" ? "One or more of these forms:" : "One of these forms:";
    const isPlain = kind === "one" && choices.length === 1 && !hasFields;
    return [
      ...(isPlain ? [] : [paragraph(text(lead))]),
      ...variants.map((variant) => variantBlock(variant, address)),
    ];
  });
}

function variantBlock(variant: Variant, outer: Address): Block {
  const { title, children, choices, when, deprecated, isRecursive, type } = variant;
  const address = addressIn(outer, title);
  const about = [
    ...(deprecated
      ? [paragraph(...badgesOf({ deprecated, edition: undefined, experimental: false, since: undefined }))]
      : []),
    ...(when
      ? [paragraph(text("When "), code(when.field), text(" is "), code(when.values.join(", ")), text("."))]
      : []),
    ...parseBlocks(variant.description, "inside"),
    ...valueRules(variant),
  ];
  if (children.length === 0 && choices.length === 0) {
    const name = isRecursive
      ? [text("An object "), code(title), text(" as above.")]
      : [strong(title), text(` (${type})`)];
    return list([[paragraph(...name), ...about]]);
  }
  return element("NestedProperties", { of: title, count: children.length }, [
    ...about,
    ...(children.length > 0 ? [fieldsElement(children, address)] : []),
    ...choiceBlocks(choices, children.length > 0, address),
  ]);
}

/** Limits of a value outside a property list, as sentences. */
export function valueRules(value: ValueType & { readonly defaultValue?: Json | undefined }): Block[] {
  const { bounds, enumList, enumTexts, pattern, rules, defaultValue, itemBounds } = value;
  const range = rangeText(bounds.min, bounds.max);
  const length = rangeText(bounds.minLen, bounds.maxLen);
  const described = Object.keys(enumTexts).length > 0;
  return [
    ...sentences([
      ...(range ? [`Value: ${range}.`] : []),
      ...(bounds.maxLen === 0 ? ["It is empty."] : length ? [`Length: ${length}.`] : []),
      ...exactBounds(omit(bounds, ...RANGES)),
      ...(enumList.length > 0 && !described ? [`One of ${enumList.map(codeMarkdown).join(", ")}.`] : []),
      ...(pattern === undefined ? [] : [`Pattern: ${codeMarkdown(pattern)}.`]),
      ...(defaultValue === undefined ? [] : [`Default: ${codeMarkdown(stringifyExact(defaultValue))}.`]),
      ...itemNotes(itemBounds),
      ...rules,
    ]),
    ...(described ? [valueList(value)] : []),
  ];
}

function nestedProperties(title: string, children: readonly Property[], address: Address): Block {
  return element("NestedProperties", { of: title, count: children.length }, [
    fieldsElement(children, address),
  ]);
}

function fieldsElement(children: readonly Property[], address: Address): Block {
  return element(
    "Properties",
    {},
    children.map((child) => propertyElement(child, address)),
  );
}
