import { factTableNames } from "./factTables";
import { factTable } from "./factTables";
import { nearest } from "../lib/nearest";
import { findingAtNode, type Source } from "../parse";
import { isJsx, stringAttribute, type MdNode } from "../parse/tree";
import type { Finding } from "../report";

/** True if a node is the mark that the build replaces with a table of facts. */
export function isFactTable(node: MdNode): boolean {
  return isJsx(node) && node.name === "FactTable";
}

/** The error in the name of a fact table. */
export function unknownTable(page: Pick<Source, "path">, node: MdNode): Finding[] {
  const name = stringAttribute(node, "name") ?? "";
  if (factTable(name) !== undefined) return [];
  const near = nearest(name, factTableNames());
  const fix = near ? `write name="${near}".` : `use one of ${factTableNames().join(", ")}.`;
  const message = `There is no table called "${name}".`;
  return [findingAtNode(page, node, { rule: "fact-table", message, fix })];
}
