import { currentSite } from "docusaurus-waymark-core/site/current";
import { execFileSync } from "node:child_process";

const root = currentSite().siteDir;

it("Docusaurus reads every page as the check does", () => {
  const args = [
    "-r",
    "docusaurus-waymark-core/site.cjs",
    "packages/core/src/parse/docusaurusSyntax.fixture.ts",
  ];
  const answer = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" })) as {
    pages: number;
    differ: string[];
  };
  expect(answer.differ).toEqual([]);
  expect(answer.pages).toBeGreaterThan(0);
});
