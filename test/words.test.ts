import { spawnSync } from "node:child_process";
import path from "node:path";

test("every word of a random page is on the compiled page as it is meant, or there is a finding; without a rule this is not so", () => {
  const fixture = path.join(__dirname, "words.fixture.ts");
  const args = ["-r", "docusaurus-waymark-core/site.cjs", fixture];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 120_000 });
  if (stdout === "") throw new Error(stderr);
  const { none, ...without } = JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
  expect(none).toEqual([]);
  expect(Object.keys(without).length).toBeGreaterThan(7);
  expect(Object.keys(without).filter((rule) => without[rule]?.length === 0)).toEqual([]);
});
