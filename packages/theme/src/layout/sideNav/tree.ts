/** The tree of the menu, made from the sidebar items of Docusaurus. */
import type {
  PropNavigationLink,
  PropSidebarItem,
  PropSidebarItemCategory,
} from "@docusaurus/plugin-content-docs";
import type { HeadingLink } from "docusaurus-waymark-core/navigation/headingLink";

/** A page in the menu. */
export interface NavPage {
  readonly kind: "page";
  readonly key: string;
  readonly label: string;
  /** Path with the base URL and no trailing slash; compared with `useMenuPath`. */
  readonly href: string;
  /** Address of its link, with the trailing slash that the server uses. */
  readonly address: string;
  readonly deprecated: boolean;
  readonly headings: readonly HeadingLink[];
}

/** A group of the menu; `href` is set when the group has its own page. */
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

/** Removes a trailing slash: Docusaurus gives the home page of a section with one. */
function withoutSlash(href: string): string {
  return href.length > 1 ? href.replace(/\/$/, "") : href;
}

type AddressOf = (href: string) => string;

/**
 * Turns Docusaurus' sidebar items into the menu's tree. Unlisted pages and raw HTML items are omitted.
 *
 * @param addressOf makes the address of a link from its path
 * @param parent group of the items
 */
export function navTree(
  items: readonly PropSidebarItem[],
  addressOf: AddressOf,
  parent: Pick<NavGroup, "key" | "listId"> = { key: "", listId: "menu" },
): NavNode[] {
  return items.flatMap((item, index): NavNode[] => {
    if (item.type === "category") return [navGroup(item, addressOf, parent, index)];
    if (item.type !== "link" || item.unlisted) return [];
    const address = addressOf(withoutSlash(item.href));
    return [navPage(item.label, { href: withoutSlash(address), address }, parent.key, item.customProps)];
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

/** Addresses of all links of a tree, without those of headings. */
export function addressesOf(nodes: readonly NavNode[]): string[] {
  return linksOf(nodes).map(({ permalink }) => permalink);
}

/** The pages of a tree in its order, with those of groups. */
function linksOf(nodes: readonly NavNode[]): (PropNavigationLink & Pick<NavNode, "href">)[] {
  return nodes.flatMap((node) => [
    ...(node.address === undefined ? [] : [{ title: node.label, permalink: node.address, href: node.href }]),
    ...(node.kind === "group" ? linksOf(node.children) : []),
  ]);
}

/** The pages before and after the page with this path, if the tree has it. */
export function neighborsOf(
  nodes: readonly NavNode[],
  path: string,
): Partial<Record<"previous" | "next", PropNavigationLink | undefined>> {
  const links = linksOf(nodes);
  const here = links.findIndex(({ href }) => href === path);
  return here < 0 ? {} : { previous: links[here - 1], next: links[here + 1] };
}

/** True when the node is the page with this path, or contains it. Paths have the base URL and no trailing slash. */
export function containsPath(node: NavNode, path: string): boolean {
  if (node.href === path) return true;
  return node.kind === "group" && node.children.some((child) => containsPath(child, path));
}
