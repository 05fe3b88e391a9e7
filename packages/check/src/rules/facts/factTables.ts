import type { Rule } from "docusaurus-waymark-core/rules/given";
import { factTableNames } from "docusaurus-waymark-core/facts/factTables";
import { factTable } from "docusaurus-waymark-core/facts/factTables";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { isFactTable, unknownTable } from "docusaurus-waymark-core/facts/factTableMark";
import type { Finding } from "docusaurus-waymark-core/report";
import { nodesOf, guessing, type Page, type Replacement } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import { stringAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";

export const factTables: Rule = { names: ["fact-table"], kind: "every", check: factTableRule };

/** Every `<FactTable>` names a table of `src/facts/tables.ts`. */
export function factTableRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter(isFactTable)
    .flatMap((node) => unknownTable(page, node).map((finding) => ({ ...finding, ...renaming(page, node) })));
}

/** The Markdown of a table, which may have headings. */
export function madeHeadings(node: MdNode): string | undefined {
  return isFactTable(node) ? factTable(stringAttribute(node, "name") ?? "") : undefined;
}

function renaming({ text }: Page, node: MdNode): Replacement {
  const name = stringAttribute(node, "name") ?? "";
  return guessing(text, text.indexOf(name, offsetOf(text, node)), name, nearest(name, factTableNames()));
}
