import { execFileSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

it("Docusaurus reads every page as the check does", () => {
  const args = ["-r", "./plugins/site.cjs", "plugins/content/parse/docusaurusSyntax.fixture.ts"];
  const answer = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" })) as {
    pages: number;
    differ: string[];
  };
  expect(answer.differ).toEqual([]);
  expect(answer.pages).toBeGreaterThan(0);
});
