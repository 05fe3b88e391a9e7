import { nearest } from "../../../../src/lib/nearest";
import type { PropertyKind, PropertyTable } from "../../../../src/lib/properties";
import { findingAtNode, nodesOf, unmask, type Page, type Source } from "../../parse";
import { importedNames } from "../../parse/partials";
import { isJsx, type MdAttribute, type MdNode } from "../../parse/tree";
import type { Finding } from "../../../report";
import { choose } from "../commands/problem";

/** An attribute with the place that the parser gives it. */
type Placed = MdAttribute & Pick<MdNode, "position">;

/** Every component of a page is in the registry and has the properties that it takes, with values that fit. */
export function componentRule(page: Page): Finding[] {
  const { components } = page;
  const imported = importedNames(page.root);
  const elements = nodesOf(page).filter(
    (node) => isJsx(node) && /^[A-Z]/.test(node.name ?? "") && !imported.has(node.name ?? ""),
  );
  return elements.flatMap((node) => {
    const table = Object.hasOwn(components, node.name ?? "") ? components[node.name ?? ""] : undefined;
    return table
      ? propertyFindings(page, node, table)
      : [unknownComponent(page, node, Object.keys(components))];
  });
}

/** Components of stock Docusaurus that pages do not have, with what to write. */
const INSTEAD: Readonly<Record<string, string>> = {
  Admonition: "write :::note and ::: around the text.",
  DocCardList: 'write <Cards> with a <Card title="…" href="/…"> for each page.',
  IdealImage: "write ![what it shows](/img/name.png).",
  Link: "write [text](/address).",
  ThemedImage: "write <Diagram>, whose colors follow the theme.",
  TOCInline: 'remove it: "On this page" stands beside the text.',
};

/** That a name is no component; the compiler says it in the same words. */
export function unknownComponent(
  page: Pick<Source, "path">,
  node: MdNode,
  names: readonly string[],
): Finding {
  const name = node.name ?? "";
  const near = nearest(name, names);
  const instead = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
  const fix = instead ?? (near ? `write <${near}>.` : `use one of ${[...names].sort().join(", ")}.`);
  return findingAtNode(page, node, {
    rule: "component",
    message: `<${name}> is no component of this site.`,
    fix,
  });
}

function propertyFindings(page: Page, node: MdNode, table: PropertyTable): Finding[] {
  const attributes = (node.attributes ?? []) as Placed[];
  return [
    ...attributes.flatMap((attribute) => attributeFindings(page, node, table, attribute)),
    ...missing(page, node, table, attributes),
  ];
}

function attributeFindings(page: Page, node: MdNode, table: PropertyTable, attribute: Placed): Finding[] {
  const name = attribute.name ?? "";
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!rule) return [unknownProperty(page, node, attribute, Object.keys(table))];
  const fix = mendOf(name, attribute, rule.takes);
  if (fix === undefined) return [];
  const message = `<${node.name ?? ""}> has a "${name}" that does not fit.`;
  return [findingAtNode(page, attribute, { rule: "property", message, fix })];
}

/** Properties that stock components take and ours have no use for, with what to do instead. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Tabs: {
    lazy: "remove it: panels that do not show are in the page too, so that search, print and readers without scripts have them.",
    block: "remove it: all tabs look alike.",
    className: "remove it: all tabs look alike.",
  },
  TabItem: {
    hidden: "remove the item instead.",
    attributes:
      "remove it; the address of an item is the heading above and its value, such as #install-windows.",
    className: "remove it: all tabs look alike.",
  },
};

function unknownProperty(page: Page, node: MdNode, attribute: Placed, names: readonly string[]): Finding {
  const name = attribute.name ?? "";
  const refused = REFUSED[node.name ?? ""]?.[name];
  if (refused !== undefined) {
    const message = `<${node.name ?? ""}> takes no "${name}" here.`;
    return findingAtNode(page, attribute, { rule: "property", message, fix: refused });
  }
  const message = `<${node.name ?? ""}> has no property "${name}".`;
  return findingAtNode(page, attribute, { rule: "property", message, fix: choose(name, names) });
}

function missing(page: Page, node: MdNode, table: PropertyTable, attributes: readonly Placed[]): Finding[] {
  const given = new Set(attributes.map(({ name }) => name));
  const names = Object.keys(table).filter((name) => table[name]?.required === true && !given.has(name));
  return names.map((name) => {
    const message = `<${node.name ?? ""}> needs the property "${name}".`;
    return findingAtNode(page, node, { rule: "property", message, fix: `add ${name}="…".` });
  });
}

/** What to write when the value does not fit its kind. */
function mendOf(name: string, { value }: Placed, takes: PropertyKind): string | undefined {
  const text = typeof value === "string" ? unmask(value) : undefined;
  if (typeof takes !== "string") {
    if (text === undefined) return `write ${name}="${takes[0] ?? ""}".`;
    return takes.includes(text) ? undefined : choose(text, takes);
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
