import { spawnSync } from "node:child_process";
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

test("it names exactly the files that a plain diff names", () => {
  edit(other, `${CLASSIC}/src/theme/Heading/styles.module.css`, "{", "{ ");
  edit(other, `${CLASSIC}/src/theme/Footer/index.tsx`, "import", "import ");
  const [before, after] = [ours, other].map((folder) => path.join(folder, CLASSIC));
  const { stdout } = spawnSync("diff", ["-rq", before ?? "", after ?? ""], { encoding: "utf8" });
  const plain = stdout
    .trim()
    .split("\n")
    .map((line) => path.relative(before ?? "", line.split(" ")[1] ?? ""));
  const found = compare()
    .filter((change) => change.package === "@docusaurus/theme-classic")
    .flatMap(({ files }) => files.map(({ file }) => file));
  expect(found.sort()).toEqual(plain.sort());
  expect(found).toHaveLength(2);
});

test("what a contract reads is compared, too", () => {
  edit(other, "node_modules/@docusaurus/theme-common/lib/internal.d.ts", "export *", "export  *");
  expect(printComparison(compare(), "1.2.3")).toMatch(
    /The title formatter \(@docusaurus\/theme-common\): changed, \+1 -1\n/,
  );
});
