import type { Rule } from "../plugins/content/rules/given";
import { factTableNames } from "../src/facts/factTables";
import { factTable } from "../src/facts/factTables";
import { nearest } from "../src/lib/nearest";
import { isFactTable, unknownTable } from "../plugins/markdown/factTables";
import type { Finding } from "../plugins/report";
import { nodesOf, replacing, type Page } from "../plugins/content/parse";
import { offsetOf } from "../plugins/content/parse/place";
import { stringAttribute, type MdNode } from "../plugins/content/parse/tree";

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

function renaming({ text }: Page, node: MdNode): Pick<Finding, "edits"> {
  const name = stringAttribute(node, "name") ?? "";
  return replacing(text, text.indexOf(name, offsetOf(text, node)), name, nearest(name, factTableNames()));
}
