import { slugify, uniqueSlug } from "../../lib/slug";
import { isJsx, jsxAttribute, stringAttribute, type MdNode } from "../tree";
import type { CollectedHeading } from "./collect";

/** A panel of `<Tabs>`, whose label is a heading wherever no tabs show. */
export interface CollectedPanel {
  /** The id of the heading above the tabs and the value of the panel: `install-windows`. */
  readonly id: string;
  /** Level of the label as a heading: one below the heading above the tabs. */
  readonly level: number;
  readonly node: MdNode;
}

interface Section {
  id: string;
  depth: number;
}

/** Lowest level of headings in HTML. */
const MAX_HEADING_LEVEL = 6;

/**
 * Gives every panel of tabs its id, in document order.
 *
 * @param headings with their ids, from the same tree
 * @param titleId id of the page's title
 */
export function collectPanels(
  root: MdNode,
  headings: readonly CollectedHeading[],
  titleId: string,
): readonly CollectedPanel[] {
  const byNode = new Map(headings.map((heading) => [heading.node, heading]));
  const taken = new Set([titleId, ...headings.map(({ id }) => id)]);
  const panels: CollectedPanel[] = [];
  const walk = (node: MdNode, section: Section): void => {
    for (const child of node.children ?? []) {
      const heading = byNode.get(child);
      if (heading) Object.assign(section, { id: heading.id, depth: heading.depth });
      else walk(child, isPanel(child) ? panelOf(child, section) : section);
    }
  };
  const panelOf = (node: MdNode, { id: above, depth }: Section): Section => {
    const value = slugify((stringAttribute(node, "value") ?? "").replaceAll("|", "-"));
    const id = uniqueSlug(above === "" ? value : `${above}-${value}`, taken);
    const level = Math.min(depth + 1, MAX_HEADING_LEVEL);
    taken.add(id);
    panels.push({ id, level, node });
    return { id, depth: level };
  };
  walk(root, { id: "", depth: 1 });
  return panels;
}

/** True for a `<TabItem>`. */
export function isPanel(node: MdNode): boolean {
  return isJsx(node) && node.name === "TabItem";
}

/** Writes the id and the level for the component, and the old ids that `markOldAnchors` put there. */
export function writePanel({ node, id, level }: CollectedPanel): void {
  const aliases = node.data?.hProperties?.["aliases"];
  const written = { id, level: String(level), ...(typeof aliases === "string" ? { aliases } : {}) };
  const attributes = Object.entries(written).map(([name, value]) => jsxAttribute(name, value));
  node.attributes = [...(node.attributes ?? []), ...attributes];
}
