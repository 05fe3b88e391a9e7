import path from "node:path";
import { factTable, FACT_TABLES } from "../../src/facts/tables";
import { nearest } from "../../src/lib/nearest";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import { WriterError, type Finding } from "../report";
import { isJsx, placesBelow, stringAttribute, type MdFile, type MdNode } from "../content/parse/tree";

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
    const marks = placesBelow(root, (node) => isJsx(node) && node.name === "FactTable");
    const findings = marks.flatMap(({ node }) => unknownTable(node, relative));
    if (findings.length > 0) throw new WriterError(findings);
    for (const { node, parent } of marks) {
      const markdown = resolveTokens(factTable(stringAttribute(node, "name") ?? "") ?? "", tokens);
      const table = this.parse(markdown) as MdNode;
      parent.children?.splice(parent.children.indexOf(node), 1, ...(table.children ?? []));
    }
  };
}

function unknownTable(node: MdNode, file: string): Finding[] {
  const name = stringAttribute(node, "name") ?? "";
  if (factTable(name) !== undefined) return [];
  const near = nearest(name, FACT_TABLES);
  const fix = near ? `write name="${near}".` : `use one of ${FACT_TABLES.join(", ")}.`;
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return [
    { path: file, line, column, rule: "fact-table", message: `There is no table named "${name}".`, fix },
  ];
}
