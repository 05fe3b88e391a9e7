import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { compareReleases, printComparison, type ComponentChange } from "./compare";
import { installedIn, presentLedger } from "./ledger";
import { mergeTexts, writeMerges } from "./merge";
import { edit, makeProject } from "./project.fixture";

const CLASSIC = "node_modules/@docusaurus/theme-classic";

let [ours, other] = ["", ""];

beforeEach(() => {
  [ours, other] = [makeProject(), makeProject()];
});

afterEach(() => [ours, other].forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function compare(): ComponentChange[] {
  const { components } = presentLedger(ours, installedIn(ours));
  return compareReleases(components, installedIn(ours), installedIn(other));
}

test("the same release is unchanged", () => {
  expect(printComparison(compare(), "1.2.3")).toBe(
    [
      "Footer (@docusaurus/theme-classic): unchanged",
      "Heading (@docusaurus/theme-classic): unchanged",
      "0 of 2 components differ in 1.2.3.",
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
  expect(text).toContain("2 of 2 components differ");
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
  const found = compare().flatMap(({ files }) => files.map(({ file }) => file));
  expect(found.sort()).toEqual(plain.sort());
  expect(found).toHaveLength(2);
});

test("both sides' changes are merged; where they meet, markers stand", () => {
  const base = "a\nb\nc\nd\ne";
  expect(mergeTexts("A\nb\nc\nd\ne", base, "a\nb\nc\nd\nE", "2.0.0")).toEqual({
    text: "A\nb\nc\nd\nE",
    conflicts: 0,
  });
  const merge = mergeTexts("a\nb\nours\nd\ne", base, "a\nb\ntheirs\nd\ne", "2.0.0");
  expect(merge.conflicts).toBe(1);
  expect(merge.text).toBe("a\nb\n<<<<<<< ours\nours\n||||||| base\nc\n=======\ntheirs\n>>>>>>> 2.0.0\nd\ne");
});

test("a merge stands beside our ejected file, which stays as it is; wraps need none", () => {
  edit(other, `${CLASSIC}/src/theme/Heading/index.tsx`, "return (", "return  (");
  edit(other, `${CLASSIC}/src/theme/Footer/index.tsx`, "import", "import ");
  const file = path.join(ours, "src/theme/Heading/index.tsx");
  const before = fs.readFileSync(file, "utf8");
  const lines = writeMerges(ours, compare(), installedIn(ours), installedIn(other));
  expect(lines).toEqual([expect.stringMatching(/^src\/theme\/Heading\/index\.tsx\.merge: \d+ conflicts$/)]);
  expect(fs.readFileSync(file, "utf8")).toBe(before);
  expect(fs.readFileSync(`${file}.merge`, "utf8")).toContain("<<<<<<< ours");
  expect(fs.existsSync(path.join(ours, "src/theme/Footer.tsx.merge"))).toBe(false);
});
