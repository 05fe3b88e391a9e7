import { spawnSync } from "node:child_process";
import path from "node:path";

/** The words lost on random pages, without the findings of a rule if one is given. */
function lost(without?: string): string[] {
  const fixture = path.join(__dirname, "words.fixture.ts");
  const args = ["-r", "./plugins/native.cjs", fixture, ...(without === undefined ? [] : [without])];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 120_000 });
  if (stdout === "") throw new Error(stderr);
  return (JSON.parse(stdout) as { readonly lines: string[] }).lines;
}

test("every word of a random page is on the compiled page, or there is a finding", () => {
  expect(lost()).toEqual([]);
}, 150_000);

test.each(["table", "markdown", "expression", "admonition"])(
  "without the rule %s, words are lost",
  (rule) => {
    expect(lost(rule)).not.toEqual([]);
  },
  150_000,
);
