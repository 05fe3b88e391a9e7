import fs from "node:fs";
import path from "node:path";
import { installedIn, type Contract } from "docusaurus-waymark-core/build/contract";
import { compareReleases, printComparison, watchedBy, type UpstreamChange } from "./compare";
import { currentLedger } from "./ledger";
import { fetchRelease } from "./packages";
import { edit, makeProject } from "./project.fixture";

const CLASSIC = "node_modules/@docusaurus/theme-classic";

const TITLES: Contract = {
  name: "The title formatter",
  benefit: "titles",
  usedBy: [],
  checks: [
    {
      package: "@docusaurus/theme-common",
      file: "lib/internal.d.ts",
      expects: /TitleFormatterProvider/,
      ifChanged: "",
    },
  ],
};

let [ours, other] = ["", ""];

beforeEach(() => {
  [ours, other] = [makeProject(), makeProject()];
});

afterEach(() => [ours, other].forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function compare(): UpstreamChange[] {
  const ledger = currentLedger(ours, installedIn(ours));
  return compareReleases(watchedBy(ledger, [TITLES]), installedIn(ours), installedIn(other));
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

test("files of components and contracts that changed are shown with size and diff, and safety classes", () => {
  edit(other, `${CLASSIC}/src/theme/Heading/index.tsx`, "return (", "// new\nreturn (");
  edit(other, `${CLASSIC}/lib/getSwizzleConfig.js`, "Footer: {", "Footer_: {");
  edit(other, "node_modules/@docusaurus/theme-common/lib/internal.d.ts", "export *", "export  *");
  const text = printComparison(compare(), "1.2.3");
  expect(text).toMatch(/Heading \(@docusaurus\/theme-classic\): changed, \+\d+ -\d+\n/);
  expect(text).toContain("+++ b/src/theme/Heading/index.tsx");
  expect(text).toContain(
    "Footer (@docusaurus/theme-classic): unchanged; safety changed: was eject safe, wrap safe, now eject unsafe, wrap unsafe",
  );
  expect(text).toMatch(/The title formatter \(@docusaurus\/theme-common\): changed, \+1 -1\n/);
  expect(text).toContain("3 of 3 components and contracts differ");
});

test("a component that is gone is named", () => {
  fs.rmSync(path.join(other, CLASSIC, "src/theme/Footer"), { recursive: true });
  expect(printComparison(compare(), "1.2.3")).toContain("Footer (@docusaurus/theme-classic): removed");
});

test("packages of others are the installed ones, whichever release is compared: they have no such version", () => {
  const siteDir = process.cwd();
  const place = fetchRelease(siteDir, "0.0.0-none")("webpack-dev-server");
  expect(place).toBe(installedIn(siteDir)("webpack-dev-server"));
  expect(place).toBeDefined();
});
