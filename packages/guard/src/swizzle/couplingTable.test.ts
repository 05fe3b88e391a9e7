import fs from "node:fs";
import { COUPLINGS } from "docusaurus-theme-waymark/plugins/internals/couplings";
import { TABLE_FILE, withCouplingTable } from "./couplingTable";

/** Without the padding of the formatter. */
const plain = (text: string): string => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("the table of the upgrade guide is what the contracts say", () => {
  const document = fs.readFileSync(TABLE_FILE, "utf8");
  expect(plain(withCouplingTable(document, COUPLINGS))).toBe(plain(document));
});

test("a document without a place for the table is named", () => {
  expect(() => withCouplingTable("# Upgrade", COUPLINGS)).toThrow(
    "UPGRADING.md has no <!-- couplings --> with <!-- end of couplings -->. Fix: add both.",
  );
});
