import fs from "node:fs";
import path from "node:path";
import { installedIn } from "../../plugins/internals/contract";
import { COUPLINGS } from "../../plugins/internals/couplings";
import { compareReleases, printComparison, watchedBy, type UpstreamChange } from "./compare";
import { currentLedger } from "./ledger";
import { edit, makeProject } from "./project.fixture";

const CLASSIC = "node_modules/@docusaurus/theme-classic";

let [ours, other] = ["", ""];

beforeEach(() => {
  [ours, other] = [makeProject(), makeProject()];
});

afterEach(() => [ours, other].forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function compare(): UpstreamChange[] {
  const ledger = currentLedger(ours, installedIn(ours));
  const titles = COUPLINGS.filter(({ name }) => name.includes("title formatter"));
  return compareReleases(watchedBy(ledger, titles), installedIn(ours), installedIn(other));
}

test("the same release is unchanged", () => {
  expect(printComparison(compare(), "1.2.3")).toBe(
    [
      "Footer (@docusaurus/theme-classic): unchanged",
      "Heading (@docusaurus/theme-classic): unchanged",
      "The title formatter (@docusaurus/theme-common): unchanged",
      "0 of 3 components and contracts differ in 1.2.3.",
    ].join("\n"),
  );
});

test("changed, with size and diff; removed; safety changed", () => {
  edit(other, `${CLASSIC}/src/theme/Heading/index.tsx`, "return (", "// new\nreturn (");
  fs.rmSync(path.join(other, CLASSIC, "src/theme/Footer"), { recursive: true });
  const text = printComparison(compare(), "1.2.3");
  expect(text).toContain("Footer (@docusaurus/theme-classic): removed");
  expect(text).toMatch(/Heading \(@docusaurus\/theme-classic\): changed, \+\d+ -\d+\n/);
  expect(text).toContain("+++ b/src/theme/Heading/index.tsx");
  expect(text).toContain("2 of 3 components and contracts differ");
});

test("a safety class that changes is a difference", () => {
  edit(other, `${CLASSIC}/lib/getSwizzleConfig.js`, "Footer: {", "Footer_: {");
  expect(printComparison(compare(), "1.2.3")).toContain(
    "Footer (@docusaurus/theme-classic): unchanged; safety changed: was eject safe, wrap safe, now eject unsafe, wrap unsafe",
  );
});

test("what a contract reads is compared, too", () => {
  edit(other, "node_modules/@docusaurus/theme-common/lib/internal.d.ts", "export *", "export  *");
  expect(printComparison(compare(), "1.2.3")).toMatch(
    /The title formatter \(@docusaurus\/theme-common\): changed, \+1 -1\n/,
  );
});
