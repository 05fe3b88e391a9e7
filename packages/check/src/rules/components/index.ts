import { nearest } from "docusaurus-waymark-core/lib/nearest";
import type { PropertyKind, PropertyTable } from "docusaurus-waymark-core/lib/properties";
import {
  findingAtNode,
  nodesOf,
  guessing,
  replacing,
  unmask,
  type Page,
  type Replacement,
} from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import { importedNames } from "docusaurus-waymark-core/parse/partials";
import { isJsx, type MdAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";
import { INSTEAD, unknownComponent } from "docusaurus-waymark-core/parse/unknownComponent";
import { choose } from "docusaurus-waymark-core/rules/choose";
import { exportedNames } from "../expressions";

/** An attribute with the place that the parser gives it. */
type Placed = MdAttribute & Pick<MdNode, "position">;

/** Every component on a page is registered, and its properties exist and have valid values. */
export function componentRule(page: Page): Finding[] {
  const { components } = page;
  const imported = importedNames(page.root);
  const exported = exportedNames(page);
  const elements = nodesOf(page).filter(
    (node) =>
      isJsx(node) &&
      /^[A-Z]/.test(node.name ?? "") &&
      !imported.has(node.name ?? "") &&
      !isInBrokenImport(page, node.name ?? ""),
  );
  return elements.flatMap((node) => {
    const name = node.name ?? "";
    if (exported.has(name)) return [ownComponent(page, node)];
    const table =
      Object.hasOwn(components, name) && !Object.hasOwn(INSTEAD, name) ? components[name] : undefined;
    return table
      ? propertyFindings(page, node, table)
      : [{ ...unknownComponent(page, node, Object.keys(components)), ...renaming(page, node) }];
  });
}

/** True for a name in an import that cannot be parsed, which the parser reports. */
function isInBrokenImport({ text, problems }: Page, name: string): boolean {
  return problems.length > 0 && new RegExp(`^import[ \\t]+${name}[ \\t]+from\\b`, "m").test(text);
}

/** A component that the page makes itself. */
function ownComponent(page: Page, node: MdNode): Finding {
  const message = `Pages cannot make components of their own, such as <${node.name ?? ""}>.`;
  const fix = "write Markdown or elements of HTML in its place, and remove the export.";
  return findingAtNode(page, node, { rule: "component", message, fix });
}

/** The edits that give the tags of an unknown component the nearest name. */
function renaming(page: Page, node: MdNode): Replacement {
  const name = node.name ?? "";
  const near = Object.hasOwn(INSTEAD, name) ? undefined : nearest(name, Object.keys(page.components));
  const [start, end] = [offsetOf(page.text, node), endOf(page.text, node)];
  const closing = page.text.slice(start, end).lastIndexOf(`</${name}`);
  const { edits: first } = guessing(page.text, start + 1, name, near);
  const { edits: last = [] } = guessing(page.text, closing === -1 ? -1 : start + closing + 2, name, near);
  return first === undefined ? {} : { edits: [...first, ...last], isGuess: true };
}

function propertyFindings(page: Page, node: MdNode, table: PropertyTable): Finding[] {
  const attributes = (node.attributes ?? []) as Placed[];
  return [
    ...attributes.flatMap((attribute) => attributeFindings(page, node, table, attribute)),
    ...repeated(page, node, attributes),
    ...missing(page, node, table, attributes),
  ];
}

function attributeFindings(page: Page, node: MdNode, table: PropertyTable, attribute: Placed): Finding[] {
  const name = attribute.name ?? "";
  if (name === "") return [spread(page, node, attribute)];
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!rule) return [unknownProperty(page, node, attribute, Object.keys(table))];
  const fix = fixForValue(name, attribute, rule.takes);
  if (fix === undefined) return [];
  const message = `"${name}" of <${node.name ?? ""}> cannot have this value.`;
  const edit = valueEdit(page, attribute, rule.takes);
  return [findingAtNode(page, attribute, { rule: "property", message, fix, ...edit })];
}

/** Properties of the stock components that ours do not have, with what to do instead. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Tabs: {
    lazy: "remove it: hidden panels stay in the page for search, print and readers without scripts.",
    block: "remove it: all tabs have the same look.",
    className: "remove it: all tabs have the same look.",
  },
  TabItem: {
    hidden: "remove the item instead.",
    attributes: "remove it: the id of an item is the heading above and its value, such as #install-windows.",
    className: "remove it: all tabs have the same look.",
  },
};

function unknownProperty(page: Page, node: MdNode, attribute: Placed, names: readonly string[]): Finding {
  const name = attribute.name ?? "";
  const refused = REFUSED[node.name ?? ""]?.[name];
  if (refused !== undefined) {
    const message = `<${node.name ?? ""}> cannot have "${name}" on this site.`;
    return findingAtNode(page, attribute, { rule: "property", message, fix: refused });
  }
  const message = `<${node.name ?? ""}> has no property "${name}".`;
  const edit = guessing(page.text, offsetOf(page.text, attribute), name, nearest(name, names));
  return findingAtNode(page, attribute, { rule: "property", message, fix: choose(name, names), ...edit });
}

/** `{...properties}`: the check cannot see which properties these are. */
function spread(page: Page, node: MdNode, attribute: Placed): Finding {
  const message = `<${node.name ?? ""}> cannot have {...properties}.`;
  return findingAtNode(page, attribute, { rule: "property", message, fix: "write each property by name." });
}

function repeated(page: Page, node: MdNode, attributes: readonly Placed[]): Finding[] {
  const again = attributes.filter(
    ({ name = "" }, index) => name !== "" && attributes.findIndex((one) => one.name === name) < index,
  );
  return again.map((attribute) => {
    const message = `<${node.name ?? ""}> has the property "${attribute.name ?? ""}" twice.`;
    return findingAtNode(page, attribute, { rule: "property", message, fix: "remove one of the two." });
  });
}

function missing(page: Page, node: MdNode, table: PropertyTable, attributes: readonly Placed[]): Finding[] {
  const given = new Set(attributes.map(({ name }) => name));
  // A misspelled one has its finding.
  const misspelled = [...given].map((name = "") =>
    name in table ? undefined : nearest(name, Object.keys(table)),
  );
  const names = Object.keys(table).filter(
    (name) => table[name]?.required === true && !given.has(name) && !misspelled.includes(name),
  );
  return names.map((name) => {
    const message = `<${node.name ?? ""}> needs the property "${name}".`;
    return findingAtNode(page, node, { rule: "property", message, fix: `add ${name}="…".` });
  });
}

/** The edit that corrects a value: the nearest word of a list, a number in braces, or a flag without a value. */
function valueEdit(page: Page, attribute: Placed, takes: PropertyKind): Replacement {
  const { name = "", value } = attribute;
  if (typeof value !== "string") return {};
  const next = (): string | undefined => {
    if (takes === "flag") return name;
    if (takes === "number") return isNumber(value) ? `${name}={${value}}` : undefined;
    const near = typeof takes === "string" ? undefined : nearest(unmask(value), takes);
    return near === undefined ? undefined : `${name}="${near}"`;
  };
  const change = typeof takes === "string" ? replacing : guessing;
  return change(page.text, offsetOf(page.text, attribute), `${name}="${unmask(value)}"`, next());
}

/** Says how to write a value that does not fit its kind; undefined when it fits. */
function fixForValue(name: string, { value }: Placed, takes: PropertyKind): string | undefined {
  const text = typeof value === "string" ? unmask(value) : undefined;
  if (typeof takes !== "string") {
    if (text === undefined) return `write ${name}="${takes[0] ?? ""}".`;
    return takes.includes(text) ? undefined : choose(text, takes, "src/drawings");
  }
  if (takes === "name" && value == null) return undefined;
  if (takes === "flag") return text === undefined ? undefined : `write ${name} without a value.`;
  const braces = typeof value === "object" && value !== null;
  if (takes === "number") return braces && isNumber(value.value) ? undefined : `write ${name}={1}.`;
  if (takes === "expression") return braces ? undefined : `write ${name}={…}.`;
  const isEmpty = text?.trim() === "" && takes !== "text";
  return text !== undefined && !isEmpty ? undefined : `write ${name}="…".`;
}

function isNumber(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}
