import { SYSTEM_GROUP, SYSTEMS } from "docusaurus-waymark-core/lib/systems";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtNode, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { isPanel } from "docusaurus-waymark-core/parse/headings/panels";
import { isJsx, nodesBelow, stringAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { choose } from "docusaurus-waymark-core/rules/choose";

/** Finds tabs with text that nobody would see or with items that nobody could choose: the build accepts them all. */
export function tabsRule(page: Page): Finding[] {
  const groups = nodesOf(page).filter((node) => isJsx(node) && node.name === "Tabs");
  const inside = new Set(groups.flatMap((group) => itemsOf(group)));
  const outside = nodesOf(page).filter((node) => isPanel(node) && !inside.has(node));
  return [
    ...groups.flatMap((group) => groupFindings(page, group)),
    ...outside.map((node) =>
      findingAtTag(page, node, "A <TabItem> is outside <Tabs>.", "write <Tabs> around it."),
    ),
  ];
}

function groupFindings(page: Page, group: MdNode): Finding[] {
  const items = itemsOf(group);
  if (items.length === 0)
    return [findingAtTag(page, group, "<Tabs> has no items.", 'write <TabItem value="…"> elements inside.')];
  return [
    ...strays(group, page).map((node) =>
      findingAtTag(
        page,
        node,
        "This text in <Tabs> is in no item, so nobody would see it.",
        "put it into a <TabItem>.",
      ),
    ),
    ...items
      .filter(isEmpty)
      .map((item) =>
        findingAtTag(page, item, `The item "${valueOf(item)}" is empty.`, "write its text, or remove it."),
      ),
    ...repeated(page, items),
    ...unknownDefault(page, group, items),
    ...(stringAttribute(group, "groupId") === SYSTEM_GROUP ? unknownSystems(page, items) : []),
  ];
}

/** Items of a group, not those of a group in one of them. An item on one line is in a paragraph of its own. */
function itemsOf(group: MdNode): MdNode[] {
  return (group.children ?? []).flatMap((node) =>
    isPanel(node) ? [node] : node.type === "paragraph" ? itemsOf(node) : [],
  );
}

function strays(group: MdNode, { components }: Page): MdNode[] {
  // A component that is not known has its finding, and may be a misspelled item.
  const isUnknown = (node: MdNode): boolean =>
    isJsx(node) && /^[A-Z]/.test(node.name ?? "") && !Object.hasOwn(components, node.name ?? "");
  const isStray = (node: MdNode): boolean =>
    node.type === "paragraph"
      ? (node.children ?? []).some(isStray)
      : !isUnknown(node) &&
        !isPanel(node) &&
        !/^mdx\w*Expression$/.test(node.type) &&
        (node.value ?? "x").trim() !== "";
  return (group.children ?? []).filter(isStray);
}

function isEmpty(item: MdNode): boolean {
  return !nodesBelow(item).some(
    (node) => isJsx(node) || node.type === "image" || (!COMMENT.has(node.type) && node.value?.trim()),
  );
}

const COMMENT: ReadonlySet<string> = new Set(["mdxFlowExpression", "mdxTextExpression"]);

function repeated(page: Page, items: readonly MdNode[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const parts = valueOf(item).split("|");
    const known = parts.find((part) => seen.has(part));
    for (const part of parts) seen.add(part);
    if (known === undefined || known === "") return [];
    return [
      findingAtTag(page, item, `Two items have the value "${known}".`, "write a different value for each."),
    ];
  });
}

function unknownDefault(page: Page, group: MdNode, items: readonly MdNode[]): Finding[] {
  const values = items.map(valueOf);
  const value = stringAttribute(group, "defaultValue");
  if (value === undefined || values.includes(value)) return [];
  const message = `No item of these <Tabs> has the value "${value}".`;
  return [findingAtTag(page, group, message, choose(value, values))];
}

function unknownSystems(page: Page, items: readonly MdNode[]): Finding[] {
  const systems = Object.keys(SYSTEMS);
  return items.flatMap((item) =>
    valueOf(item)
      .split("|")
      .filter((value) => !systems.includes(value))
      .map((value) => {
        const message = `The group "${SYSTEM_GROUP}" has no system "${value}".`;
        return findingAtTag(page, item, message, choose(value, systems));
      }),
  );
}

function valueOf(item: MdNode): string {
  return stringAttribute(item, "value") ?? "";
}

function findingAtTag(page: Page, node: MdNode, message: string, fix: string): Finding {
  return findingAtNode(page, node, { rule: "tabs", message, fix });
}
