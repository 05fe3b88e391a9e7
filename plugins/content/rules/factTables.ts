import { factTable, factTableNames } from "../../../src/facts/tables";
import { nearest } from "../../../src/lib/nearest";
import type { Finding } from "../../report";
import { findingAtNode, nodesOf, replacing, type Page, type Source } from "../parse";
import { offsetOf } from "../parse/place";
import { isJsx, stringAttribute, type MdNode } from "../parse/tree";

/** Every `<FactTable>` names a table of `src/facts/tables.ts`. */
export function factTableRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter(isFactTable)
    .flatMap((node) => unknownTable(page, node).map((finding) => ({ ...finding, ...renaming(page, node) })));
}

function renaming({ text }: Page, node: MdNode): Pick<Finding, "edits"> {
  const name = stringAttribute(node, "name") ?? "";
  return replacing(text, text.indexOf(name, offsetOf(text, node)), name, nearest(name, factTableNames()));
}

/** Whether a node is the mark that the build replaces with a table of facts. */
export function isFactTable(node: MdNode): boolean {
  return isJsx(node) && node.name === "FactTable";
}

/** What is wrong with the name of a fact table. */
export function unknownTable(page: Pick<Source, "path">, node: MdNode): Finding[] {
  const name = stringAttribute(node, "name") ?? "";
  if (factTable(name) !== undefined) return [];
  const near = nearest(name, factTableNames());
  const fix = near ? `write name="${near}".` : `use one of ${factTableNames().join(", ")}.`;
  const message = `There is no table called "${name}".`;
  return [findingAtNode(page, node, { rule: "fact-table", message, fix })];
}
