import type { PropSidebarItem, PropSidebarItemCategory } from "@docusaurus/plugin-content-docs";
import type { OperationLink } from "../../navigation/operationLink";

/** A page in the menu. */
export interface NavPage {
  readonly kind: "page";
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly deprecated: boolean;
  readonly operations: readonly OperationLink[];
}

/** A group of the menu; `href` is set when the group has a page of its own. */
export interface NavGroup {
  readonly kind: "group";
  readonly key: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly children: readonly NavNode[];
}

export type NavNode = NavPage | NavGroup;

/** Addresses as the location spells them: a section's home comes from Docusaurus with a trailing slash. */
function withoutSlash(href: string): string {
  return href.length > 1 ? href.replace(/\/$/, "") : href;
}

/** Turns Docusaurus' sidebar items into the menu's tree. Unlisted pages and raw HTML items are left out. */
export function navTree(items: readonly PropSidebarItem[], parentKey = ""): NavNode[] {
  return items.flatMap((item): NavNode[] => {
    if (item.type === "category") return [navGroup(item, parentKey)];
    if (item.type !== "link" || item.unlisted) return [];
    return [navPage(item.label, withoutSlash(item.href), parentKey, item.customProps)];
  });
}

function navGroup(item: PropSidebarItemCategory, parentKey: string): NavGroup {
  const key = `${parentKey}/${item.label}`;
  const href = item.href === undefined ? undefined : withoutSlash(item.href);
  return { kind: "group", key, label: item.label, href, children: navTree(item.items, key) };
}

function navPage(
  label: string,
  href: string,
  parentKey: string,
  props: Readonly<Record<string, unknown>> = {},
): NavPage {
  return {
    kind: "page",
    key: `${parentKey}/${href}`,
    label,
    href,
    deprecated: props["deprecated"] === true,
    operations: (props["operations"] ?? []) as readonly OperationLink[],
  };
}

/** True when the node is the active page or holds it. Paths carry the base URL and no trailing slash. */
export function holds(node: NavNode, path: string): boolean {
  if (node.href === path) return true;
  return node.kind === "group" && node.children.some((child) => holds(child, path));
}

/** Address of the first page in a group. */
export function firstHref(node: NavNode): string | undefined {
  if (node.href !== undefined) return node.href;
  return node.kind === "group" ? node.children.map(firstHref).find((href) => href !== undefined) : undefined;
}
