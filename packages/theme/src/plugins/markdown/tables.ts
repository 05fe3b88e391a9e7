import { nodesBelow, textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** A table with fewer columns fits a phone; one with more is compared column by column. */
const COLUMNS: readonly number[] = [4, 5];

/**
 * Remark rule: on narrow screens the rows of tables with four or five columns are cards, with the column heads as labels. A
 * table of marks stays one: its columns are narrow.
 */
export function remarkTables() {
  return (root: MdNode): void => {
    for (const table of nodesBelow(root).filter(({ type }) => type === "table")) {
      const [head, ...rows] = (table.children ?? []).map(({ children = [] }) => children);
      const labels = (head ?? []).map((cell) => textOf(cell).trim());
      const cells = rows.flatMap((row) =>
        row.map((cell, index) => ({ cell, label: labels[index] })).slice(1),
      );
      if (!COLUMNS.includes(labels.length) || cells.some(({ cell }) => MARK.test(textOf(cell)))) continue;
      table.data = { ...table.data, hProperties: { ...table.data?.hProperties, "data-cards": "" } };
      for (const { cell, label } of cells)
        cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, "data-label": label } };
    }
  };
}

const MARK = /^(?:Yes|No)$/;
