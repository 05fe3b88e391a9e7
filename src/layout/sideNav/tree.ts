import type { PropSidebarItem, PropSidebarItemCategory } from "@docusaurus/plugin-content-docs";
import type { HeadingLink } from "../../navigation/headingLink";

/** A page in the menu. */
export interface NavPage {
  readonly kind: "page";
  readonly key: string;
  readonly label: string;
  /** Path as `useNavPath` spells the current page. */
  readonly href: string;
  /** Address of the link to it, as it is served. */
  readonly address: string;
  readonly deprecated: boolean;
  readonly headings: readonly HeadingLink[];
}

/** A group of the menu; `href` is set when the group has a page of its own. */
export interface NavGroup {
  readonly kind: "group";
  readonly key: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly address: string | undefined;
  /** Id of the list of its children. */
  readonly listId: string;
  readonly children: readonly NavNode[];
}

export type NavNode = NavPage | NavGroup;

/** Addresses as the location spells them: a section's home comes from Docusaurus with a trailing slash. */
function withoutSlash(href: string): string {
  return href.length > 1 ? href.replace(/\/$/, "") : href;
}

type AddressOf = (href: string) => string;

/**
 * Turns Docusaurus' sidebar items into the menu's tree. Unlisted pages and raw HTML items are left out.
 *
 * @param addressOf the address of a link as it is served
 * @param parent group that holds the items
 */
export function navTree(
  items: readonly PropSidebarItem[],
  addressOf: AddressOf,
  parent: Pick<NavGroup, "key" | "listId"> = { key: "", listId: "menu" },
): NavNode[] {
  return items.flatMap((item, index): NavNode[] => {
    if (item.type === "category") return [navGroup(item, addressOf, parent, index)];
    if (item.type !== "link" || item.unlisted) return [];
    const href = withoutSlash(item.href);
    return [navPage(item.label, { href, address: addressOf(href) }, parent.key, item.customProps)];
  });
}

function navGroup(
  item: PropSidebarItemCategory,
  addressOf: AddressOf,
  parent: Pick<NavGroup, "key" | "listId">,
  index: number,
): NavGroup {
  const own = { key: `${parent.key}/${item.label}`, listId: `${parent.listId}-${index}` };
  const href = item.href === undefined ? undefined : withoutSlash(item.href);
  const address = href === undefined ? undefined : addressOf(href);
  const children = navTree(item.items, addressOf, own);
  return { kind: "group", label: item.label, href, address, children, ...own };
}

function navPage(
  label: string,
  place: Pick<NavPage, "href" | "address">,
  parentKey: string,
  props: Readonly<Record<string, unknown>> = {},
): NavPage {
  return {
    kind: "page",
    key: `${parentKey}/${place.href}`,
    label,
    ...place,
    deprecated: props["deprecated"] === true,
    headings: (props["headings"] ?? []) as readonly HeadingLink[],
  };
}

/** Addresses of all links of a tree, but for those of headings. */
export function addressesOf(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.address === undefined ? [] : [node.address]),
    ...(node.kind === "group" ? addressesOf(node.children) : []),
  ]);
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
