import { GLOSSARY_TABLE, siteGlossary } from "docusaurus-waymark-core/facts/glossary";
import { factTable } from "docusaurus-waymark-core/facts/factTables";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import { isFactTable, unknownTable } from "docusaurus-waymark-core/facts/factTableMark";
import { withoutWrappers } from "docusaurus-waymark-core/parse/live";
import { WriterError } from "docusaurus-waymark-core/report";
import {
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
      if (name.startsWith(GLOSSARY_TABLE)) defineTerms(table);
      parent.children?.splice(parent.children.indexOf(node), 1, ...(table.children ?? []));
    }
  };
}

/** The terms of the glossary are a list of definitions, and each is a target for links. */
function defineTerms(markdown: MdNode): void {
  const ids = new Map(siteGlossary().map(({ term, id }) => [term, id]));
  for (const list of (markdown.children ?? []).filter(({ type }) => type === "list")) {
    list.data = { hName: "dl" };
    for (const item of list.children ?? []) {
      const [term, meaning] = item.children ?? [];
      item.data = { hName: "div" };
      if (term) term.data = { hName: "dt", hProperties: { id: ids.get(textOf(term)) } };
      if (meaning) meaning.data = { hName: "dd" };
    }
  }
}
