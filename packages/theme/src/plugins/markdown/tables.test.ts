import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import { remarkTables } from "./tables";

const row = (...cells: string[]): MdNode => ({
  type: "tableRow",
  children: cells.map((value) => ({ type: "tableCell", children: [{ type: "text", value }] })),
});

/** Labels of the cells of the last row; undefined for a table that is not made of cards. */
function labelsOf(...rows: MdNode[]): unknown {
  const table: MdNode = { type: "table", children: rows };
  remarkTables()({ type: "root", children: [table] });
  if (table.data?.hProperties?.["data-cards"] === undefined) return undefined;
  return rows.at(-1)?.children?.map(({ data }) => data?.hProperties?.["data-label"]);
}

test("cells of tables with four or five columns have the heads of their columns as labels", () => {
  expect(labelsOf(row("To", "Port", "For", "If"), row("a", "1", "b", "c"))).toEqual([
    undefined,
    "Port",
    "For",
    "If",
  ]);
  expect(labelsOf(row("To", "Port", "For"), row("a", "1", "b"))).toBeUndefined();
  expect(labelsOf(row("Key", "Default", "For"), row("a".repeat(30), "unset", "b"))).toContain("Default");
});

test("a table of marks and a matrix stay tables", () => {
  expect(labelsOf(row("Way", "A", "B", "C"), row("a", "Yes", "No", "c"))).toBeUndefined();
  expect(labelsOf(row("a", "b", "c", "d", "e", "f"), row("1", "2", "3", "4", "5", "6"))).toBeUndefined();
});

test("tables are numbered, and have the heads of their columns", () => {
  const children = [row("", "Port"), row("Port", "For")].map((head): MdNode => ({
    type: "table",
    children: [head],
  }));
  remarkTables()({ type: "root", children });
  expect(children.map(({ data }) => data?.hProperties)).toEqual([
    { "data-heads": "Port", "data-number": 1 },
    { "data-heads": "Port, For", "data-number": 2 },
  ]);
});
