import type { Heading, List, Paragraph, PhrasingContent, Text } from "mdast";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import { groupPages, type Subgroup } from "docusaurus-waymark-core/siteContent/groupPages";
import { isJsx, placesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";

/**
 * Remark rule: replaces `<GroupPages />` with the pages of the page's menu group, each with its description, under headings
 * with the labels of their subgroups.
 */
export function remarkGroupPages({ siteDir }: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    for (const { node, parent } of placesBelow(root, (each) => isJsx(each) && each.name === "GroupPages")) {
      const lists = groupPages(pathFrom(siteDir, file.path)).flatMap(listOf);
      parent.children?.splice(parent.children.indexOf(node), 1, ...lists);
    }
  };
}

/**
 * Keeps the page out of the search index, which has the listed pages, and its headings out of the ledger, because the menu decides
 * them; the style sheet makes a grid of the list.
 */
const fromMenu = () => ({ hProperties: { "data-search": "pages" } });

function listOf({ label, pages }: Subgroup): MdNode[] {
  const heading: Heading = { type: "heading", depth: 2, data: fromMenu(), children: [text(label)] };
  const list: List = {
    type: "list",
    data: fromMenu(),
    ordered: false,
    spread: true,
    children: pages.map(({ route, title, description }) => ({
      type: "listItem",
      spread: true,
      children: [
        paragraph([{ type: "link", url: route, children: [text(title)] }]),
        ...(description === "" ? [] : [paragraph([text(description)])]),
      ],
    })),
  };
  return [...(label === "" ? [] : [heading]), list] as MdNode[];
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

function text(value: string): Text {
  return { type: "text", value };
}
