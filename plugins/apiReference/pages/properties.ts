import type { PhrasingContent } from "mdast";
import type { Bounds, Property, Variant } from "../model";
import { badgesOf } from "./badges";
import { blocksOf } from "./markdown";
import { element, paragraph, text, type Attributes, type Block } from "./nodes";

/** A longer list of values is left to the schema, which the page shows beside the properties. */
const MAX_LISTED_VALUES = 24;

/** A titled list of properties; nothing for an empty list. */
export function propertyList(title: string, properties: readonly Property[]): Block[] {
  if (properties.length === 0) return [];
  return [element("Properties", { title }, properties.map(propertyElement))];
}

function propertyElement(property: Property): Block {
  const { name, type, required, enumList, bounds, pattern, defaultValue } = property;
  const attributes: Attributes = {
    name,
    type,
    required,
    ...(bounds as Attributes),
    enumList: isLong(enumList) ? [] : enumList,
    defaultValue: defaultValue === undefined ? undefined : JSON.stringify(defaultValue),
    pattern,
  };
  return element("Property", attributes, [
    ...noteOf(property),
    ...blocksOf(property.description),
    ...blocksOf(property.quirk),
    ...(isLong(enumList)
      ? [paragraph(text(`One of ${enumList.length} values, which the schema lists.`))]
      : []),
    ...itemNote(property.itemBounds),
    ...nestedBlocks(property),
  ]);
}

function isLong(values: Property["enumList"]): boolean {
  return values.length > MAX_LISTED_VALUES;
}

/** Badges, and which direction knows the property where only one does. */
function noteOf(property: Property): Block[] {
  const badges = badgesOf(property);
  const words = [property.readOnly && "Only in answers.", property.writeOnly && "Only in requests."];
  const parts: PhrasingContent[] = words.flatMap((word) => (word === false ? [] : [text(word)]));
  return badges.length + parts.length > 0 ? [paragraph(...badges, ...parts)] : [];
}

function itemNote({ min, max, minLen, maxLen }: Bounds): Block[] {
  const value = range(min, max);
  const length = range(minLen, maxLen);
  const notes = [value && `Each item is ${value}.`, length && `Each item has ${length} characters.`];
  const said = notes.filter((note) => note !== undefined && note !== "");
  return said.length > 0 ? [paragraph(text(said.join(" ")))] : [];
}

function range(low: number | undefined, high: number | undefined): string | undefined {
  if (low !== undefined && high !== undefined) return low === high ? `exactly ${low}` : `${low} to ${high}`;
  if (low !== undefined) return `at least ${low}`;
  return high === undefined ? undefined : `at most ${high}`;
}

/** The properties of an object inside, behind a disclosure; one disclosure for each shape of a choice. */
export function nestedBlocks({ name, children, variants }: Nested): Block[] {
  if (variants.length > 0) return variants.map((variant) => nested(variant.title, variant, variant));
  return children.length > 0 ? [nested(name, { children })] : [];
}

type Nested = Pick<Property, "name" | "children" | "variants">;

function nested(of: string, { children }: Pick<Variant, "children">, variant?: Variant): Block {
  return element("NestedProperties", { of, count: children.length }, [
    ...blocksOf(variant?.description ?? ""),
    element("Properties", {}, children.map(propertyElement)),
  ]);
}
