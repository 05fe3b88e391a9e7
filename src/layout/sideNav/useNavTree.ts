import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useAddress } from "../../ui/SiteLink";
import { addressesOf, navTree, type NavNode } from "./tree";

type Tree = readonly NavNode[];

/** Pages of a section share their items: a build makes the tree once, not once a page. */
const trees = new WeakMap<readonly PropSidebarItem[], Tree>();

/**
 * The menu's tree. Its links are handed to the build's check for broken links with the first page alone: all links of a
 * large menu for each of its pages are more than a build can hold.
 */
export function useNavTree(items: readonly PropSidebarItem[]): Tree {
  const addressOf = useAddress();
  const { collectLink } = useBrokenLinks();
  const known = trees.get(items);
  if (known) return known;
  const tree = navTree(items, addressOf);
  addressesOf(tree).forEach((address) => collectLink(address));
  trees.set(items, tree);
  return tree;
}
