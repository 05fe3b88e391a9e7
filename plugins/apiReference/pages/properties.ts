import type { PhrasingContent } from "mdast";
import { rangeText } from "../../../src/lib/rangeText";
import type { Bounds, Property, Variant } from "../model";
import { badgesOf } from "./badges";
import { parseBlocks } from "./markdown";
import { element, paragraph, text, type Attributes, type Block } from "./nodes";

/** Longer lists of values are shown only in the schema beside the properties. */
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
    ...badgesAndDirection(property),
    ...parseBlocks(property.description),
    ...parseBlocks(property.quirk),
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

/** Badges, and a note for properties that occur only in requests or only in responses. */
function badgesAndDirection(property: Property): Block[] {
  const badges = badgesOf(property);
  const directionNotes = [property.readOnly && "Only in answers.", property.writeOnly && "Only in requests."];
  const parts: PhrasingContent[] = directionNotes.flatMap((word) => (word === false ? [] : [text(word)]));
  return badges.length + parts.length > 0 ? [paragraph(...badges, ...parts)] : [];
}

function itemNote({ min, max, minLen, maxLen }: Bounds): Block[] {
  const value = rangeText(min, max);
  const length = rangeText(minLen, maxLen);
  const notes = [value && `Each item is ${value}.`, length && `Each item has ${length} characters.`];
  const presentNotes = notes.filter((note) => note !== undefined && note !== "");
  return presentNotes.length > 0 ? [paragraph(text(presentNotes.join(" ")))] : [];
}

/** The properties of a nested object in a disclosure; for a choice, one disclosure for each alternative. */
export function nestedBlocks({ name, children, variants }: Nested): Block[] {
  if (variants.length > 0)
    return variants.map((variant) => nestedProperties(variant.title, variant, variant));
  return children.length > 0 ? [nestedProperties(name, { children })] : [];
}

type Nested = Pick<Property, "name" | "children" | "variants">;

function nestedProperties(title: string, { children }: Pick<Variant, "children">, variant?: Variant): Block {
  return element("NestedProperties", { of: title, count: children.length }, [
    ...parseBlocks(variant?.description ?? ""),
    element("Properties", {}, children.map(propertyElement)),
  ]);
}
