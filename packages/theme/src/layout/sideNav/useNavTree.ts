import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useAddress } from "../../ui/SiteLink";
import { addressesOf, navTree, type NavNode } from "./tree";

type Tree = readonly NavNode[];

/** Trees by their items, which all pages of a section share: a build makes each tree once. */
const cache = new WeakMap<readonly PropSidebarItem[], Tree>();

/**
 * The tree of the menu. Its links are registered for the check of broken links once, with the first page: all links of a
 * large menu for every page would need too much memory.
 */
export function useNavTree(items: readonly PropSidebarItem[]): Tree {
  const addressOf = useAddress();
  const { collectLink } = useBrokenLinks();
  const cached = cache.get(items);
  if (cached) return cached;
  const tree = navTree(items, addressOf);
  addressesOf(tree).forEach((address) => collectLink(address));
  cache.set(items, tree);
  return tree;
}
