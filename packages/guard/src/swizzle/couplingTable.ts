import type { Contract } from "docusaurus-waymark-core/build/contract";

/** The document that holds the table, from the project root. */
export const TABLE_FILE = "UPGRADING.md";

const TABLE = /(<!-- couplings -->\n)[\s\S]*?(\n<!-- end of couplings -->)/;

/**
 * The document with the table of all private couplings: where each is used, and what dropping it would cost. The table
 * is between two comments; columns are padded by the formatter, not here.
 *
 * @throws Error when the document has no place for it
 */
export function withCouplingTable(document: string, couplings: readonly Contract[]): string {
  if (!TABLE.test(document))
    throw new Error(`${TABLE_FILE} has no <!-- couplings --> with <!-- end of couplings -->. Fix: add both.`);
  const rows = couplings.map(
    ({ name, usedBy, benefit }) =>
      `| ${name} | ${usedBy.map((file) => `\`${file}\``).join(", ")} | ${benefit} |`,
  );
  const table = ["| Coupling | Used by | What it gives |", "| --- | --- | --- |", ...rows].join("\n");
  return document.replace(TABLE, (_, start: string, end: string) => `${start}\n${table}\n${end}`);
}
