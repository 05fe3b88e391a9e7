import { siteGlossary } from "docusaurus-waymark-core/facts/glossary";
import { factTable } from "docusaurus-waymark-core/facts/factTables";
import { GLOSSARY_TABLE } from "docusaurus-waymark-core/facts/glossary";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import { isFactTable, unknownTable } from "docusaurus-waymark-core/facts/factTableMark";
import { withoutWrappers } from "docusaurus-waymark-core/parse/live";
import { WriterError } from "docusaurus-waymark-core/report";
import {
  nodesBelow,
  placesBelow,
  stringAttribute,
  textOf,
  type MarkdownParser,
  type MdFile,
  type MdNode,
} from "docusaurus-waymark-core/parse/tree";
import { pathFrom } from "docusaurus-waymark-core/build/files";

interface Options {
  readonly siteDir: string;
  readonly tokens: TokenTable;
}

/**
 * Remark rule: replaces `<FactTable name="roles" />` with the Markdown table of that data, so that it is rendered,
 * indexed and exported like any other table.
 *
 * @throws WriterError for an unknown table name
 */
export function remarkFacts(this: MarkdownParser, { siteDir, tokens }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const pagePath = pathFrom(siteDir, file.path);
    const tableElements = placesBelow(root, isFactTable);
    const findings = tableElements.flatMap(({ node }) => unknownTable({ path: pagePath }, node));
    if (findings.length > 0) throw new WriterError(findings);
    for (const { node, parent } of tableElements) {
      const name = stringAttribute(node, "name") ?? "";
      const markdown = resolveTokens(factTable(name) ?? "", tokens);
      const table = withoutWrappers(this.parse(markdown) as MdNode);
      if (name.startsWith(GLOSSARY_TABLE)) addTermIds(table);
      parent.children?.splice(parent.children.indexOf(node), 1, ...(table.children ?? []));
    }
  };
}

/** Adds an id to the cell of each glossary term, as a target for links. */
function addTermIds(table: MdNode): void {
  const ids = new Map(siteGlossary().map(({ term, id }) => [term, id]));
  for (const row of nodesBelow(table).filter(({ type }) => type === "tableRow")) {
    const [cell] = row.children ?? [];
    const id = cell && ids.get(textOf(cell));
    if (cell && id) cell.data = { ...cell.data, hProperties: { id } };
  }
}
