import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useAddress } from "../../ui/SiteLink";
import { addressesOf, navTree, type NavNode } from "./tree";

interface Menu {
  readonly tree: readonly NavNode[];
  readonly addresses: readonly string[];
}

/** Pages of a section share their items: a build makes the tree once, not once a page. */
const menus = new WeakMap<readonly PropSidebarItem[], Menu>();

/** The menu's tree; its links are handed to the build's check for broken links. */
export function useNavTree(items: readonly PropSidebarItem[]): readonly NavNode[] {
  const addressOf = useAddress();
  const { collectLink } = useBrokenLinks();
  const known = menus.get(items) ?? menuOf(items, addressOf);
  menus.set(items, known);
  known.addresses.forEach((address) => collectLink(address));
  return known.tree;
}

function menuOf(items: readonly PropSidebarItem[], addressOf: (href: string) => string): Menu {
  const tree = navTree(items, addressOf);
  return { tree, addresses: addressesOf(tree) };
}
