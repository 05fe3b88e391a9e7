import fs from "node:fs";
import path from "node:path";
import { BILL, firstError } from "../../scripts/lib/bill.mjs";
import { BUILD } from "./site";

/** The fields of a bill that these tests read. */
interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

it("lists the packages of the lock file, without those for tests alone", () => {
  const { bomFormat, components } = JSON.parse(fs.readFileSync(path.join(BUILD, BILL), "utf8")) as Bill;
  expect(bomFormat).toBe("CycloneDX");
  const names = components.map(({ name }) => name);
  const { dependencies } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { dependencies: object };
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  expect(names).not.toContain("jest");
});

it.each([
  ["npm warn x\nnpm error code ENOLOCK\nnpm error A lock file is required\n", "A lock file is required"],
  ["npm ERR! code X\nnpm ERR! Old wording\n", "Old wording"],
  ["", "npm gave no reason"],
])("gives npm's reason", (output, reason) => {
  expect(firstError(output)).toBe(reason);
});
