import path from "node:path";
import { siteGlossary } from "../../src/facts/glossary";
import { factTable, GLOSSARY_TABLE } from "../../src/facts/tables";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import { isFactTable, unknownTable } from "../content/rules/factTables";
import { WriterError } from "../report";
import {
  nodesBelow,
  placesBelow,
  stringAttribute,
  textOf,
  type MdFile,
  type MdNode,
} from "../content/parse/tree";

interface Options {
  readonly siteDir: string;
  readonly tokens: TokenTable;
}

/** The part of a unified processor that makes a tree of Markdown. */
interface Parser {
  parse(markdown: string): unknown;
}

/**
 * Remark rule: `<FactTable name="roles" />` becomes the Markdown table of that data, so that it looks, searches and
 * copies like any other.
 *
 * @throws WriterError for a name without a table
 */
export function remarkFacts(this: Parser, { siteDir, tokens }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const relative = path.relative(siteDir, file.path).split(path.sep).join("/");
    const marks = placesBelow(root, isFactTable);
    const findings = marks.flatMap(({ node }) => unknownTable({ path: relative }, node));
    if (findings.length > 0) throw new WriterError(findings);
    for (const { node, parent } of marks) {
      const name = stringAttribute(node, "name") ?? "";
      const markdown = resolveTokens(factTable(name) ?? "", tokens);
      const table = this.parse(markdown) as MdNode;
      if (name.startsWith(GLOSSARY_TABLE)) giveTermIds(table);
      parent.children?.splice(parent.children.indexOf(node), 1, ...(table.children ?? []));
    }
  };
}

/** Gives the cell of each term its id, so that pages can link to it. */
function giveTermIds(table: MdNode): void {
  const ids = new Map(siteGlossary().terms.map(({ term, id }) => [term, id]));
  for (const row of nodesBelow(table).filter(({ type }) => type === "tableRow")) {
    const [cell] = row.children ?? [];
    const id = cell && ids.get(textOf(cell));
    if (cell && id) cell.data = { ...cell.data, hProperties: { id } };
  }
}
