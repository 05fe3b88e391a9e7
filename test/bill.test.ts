/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { BILL, firstError, writeBill } from "../scripts/lib/bill.mjs";

/** The fields of a bill that these tests read. */
interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

it("lists the packages of the lock file, without those for tests alone", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bill-"));
  expect(await writeBill(folder)).toBe(`The bill of materials is in ${path.join(folder, BILL)}.`);
  const { bomFormat, components } = JSON.parse(fs.readFileSync(path.join(folder, BILL), "utf8")) as Bill;
  expect(bomFormat).toBe("CycloneDX");
  const names = components.map(({ name }) => name);
  const { dependencies } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { dependencies: object };
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  expect(names).not.toContain("jest");
  fs.rmSync(folder, { recursive: true });
}, 120_000);

it.each([
  ["npm warn x\nnpm error code ENOLOCK\nnpm error A lock file is required\n", "A lock file is required"],
  ["npm ERR! code X\nnpm ERR! Old wording\n", "Old wording"],
  ["", "npm gave no reason"],
])("gives npm's reason", (output, reason) => {
  expect(firstError(output)).toBe(reason);
});
