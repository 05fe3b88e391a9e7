import { nodesBelow, textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** A table with fewer columns fits a phone, if its words do; one with more is compared column by column. */
const COLUMNS: readonly number[] = [3, 4, 5];

/** Characters that stand side by side in three columns of a phone. */
const PHONE = 36;

/**
 * Remark rule: a table has its column heads and its number, for its accessible name. On narrow screens the rows of tables
 * with four or five columns, or with three of long words, are cards, with the column heads as labels. A table of marks stays
 * one: its columns are narrow.
 */
export function remarkTables() {
  return (root: MdNode): void => {
    const tables = nodesBelow(root).filter(({ type }) => type === "table");
    for (const [index, table] of tables.entries()) {
      const rows = (table.children ?? []).map(({ children = [] }) => children);
      const labels = (rows[0] ?? []).map((cell) => textOf(cell).trim());
      const named = { "data-heads": labels.filter(Boolean).join(", "), "data-number": index + 1 };
      table.data = { ...table.data, hProperties: { ...table.data?.hProperties, ...named } };
      const cells = rows
        .slice(1)
        .flatMap((row) => row.map((cell, column) => ({ cell, label: labels[column] })).slice(1));
      const words = labels.map((_, column) => Math.max(...rows.map((row) => longestWord(row[column]))));
      const fits = labels.length === 3 && words.reduce((sum, length) => sum + length) <= PHONE;
      const isMarks = cells.some(({ cell }) => MARK.test(textOf(cell)));
      if (!COLUMNS.includes(labels.length) || fits || isMarks) continue;
      table.data.hProperties = { ...table.data.hProperties, "data-cards": "" };
      for (const { cell, label } of cells)
        cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, "data-label": label } };
    }
  };
}

function longestWord(cell: MdNode | undefined): number {
  const words = cell === undefined ? [] : textOf(cell).split(/\s+/);
  return Math.max(0, ...words.map(({ length }) => length));
}

const MARK = /^(?:Yes|No)$/;
