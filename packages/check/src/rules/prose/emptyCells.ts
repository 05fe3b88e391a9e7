import { findingAtNode, nodesOf, unmask, type Page } from "docusaurus-waymark-core/parse";
import { textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";

/** First header of tables that explain faults, in lower case. */
const FAULTS: ReadonlySet<string> = new Set(["symptom", "what you see"]);

/** Every row of a table says something, and a fault has its cause and its fix. */
export function emptyCellRule(page: Page): Finding[] {
  const tables = nodesOf(page).filter(({ type }) => type === "table");
  return tables.flatMap(({ children: [header, ...rows] = [] }) => {
    const ofFaults = FAULTS.has(cellsOf(header)[0]?.toLowerCase() ?? "");
    return rows.flatMap((row) => {
      const cells = cellsOf(row);
      const filled = cells.filter((cell) => cell !== "").length;
      if (filled <= 1 && cells.length > 1)
        return [found(page, row, "The row says nothing.", "leave it out.")];
      if (!ofFaults || filled === cells.length) return [];
      return [
        found(page, row, "A fault lacks its cause or its fix.", "fill the cell, or write a sentence below."),
      ];
    });
  });
}

/** Texts of a row; a cell with a component or code alone is not empty. */
function cellsOf(row: MdNode | undefined): string[] {
  return (row?.children ?? []).map((cell) => {
    const text = unmask(textOf(cell)).trim();
    return text === "" && (cell.children ?? []).length > 0 ? "-" : text;
  });
}

function found(page: Page, row: MdNode, message: string, fix: string): Finding {
  return findingAtNode(page, row, { rule: "empty-cell", message, fix });
}
