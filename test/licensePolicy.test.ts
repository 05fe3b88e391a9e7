import { readFileSync } from "node:fs";
import { licenseCounts, licenseFindings } from "../scripts/lib/licensePolicy.mjs";

const policy = { allowed: ["MIT", "Apache-2.0"], stated: {} };
const lock = (entry: object) => ({ "": {}, "node_modules/a": { version: "1.0.0", ...entry } });

it.each([
  ["one that the policy names", { license: "MIT" }, 0],
  ["a choice with one that the policy names", { license: "(GPL-3.0 OR MIT)" }, 0],
  ["two that the policy names", { license: "Apache-2.0 AND MIT" }, 0],
  ["two of which the policy names one", { license: "GPL-3.0 AND MIT" }, 1],
  ["one that the policy does not name", { license: "GPL-3.0" }, 1],
  ["none", {}, 1],
  ["another one, for tests alone", { license: "GPL-3.0", dev: true }, 0],
])("counts %s", (_, entry, findings) => {
  expect(licenseFindings(lock(entry), policy)).toHaveLength(findings);
});

it("takes the license that a maintainer has read, and asks to remove what no package needs", () => {
  expect(licenseFindings(lock({}), { ...policy, stated: { a: "MIT" } })).toEqual([]);
  expect(licenseFindings(lock({ license: "MIT" }), { ...policy, stated: { b: "MIT" } })).toEqual([
    "licenses: no runtime package is called b. Fix: remove it from licenses.json.",
  ]);
  expect(licenseCounts(lock({ license: "MIT" }), policy)).toEqual([["MIT", 1]]);
});

it("allows every runtime package of this project", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: object };
  const project = JSON.parse(readFileSync("licenses.json", "utf8")) as typeof policy;
  expect(licenseFindings(packages, project)).toEqual([]);
});
