import { execFileSync } from "node:child_process";

test.each([
  [["echo 1 …", "echo 2"], "1 --a b\n2\n"],
  [["echo 1", "echo 2"], "1\n2 --a b\n"],
])("arguments go to the marked step, or to the last: %j", (steps, printed) => {
  const args = ["-r", require.resolve("docusaurus-waymark-core/native.cjs"), require.resolve("./steps.ts")];
  const all = [...args, ...steps, "--", "--a", "b"];
  expect(execFileSync(process.execPath, all, { encoding: "utf8" })).toBe(printed);
});
