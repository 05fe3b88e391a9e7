import { spawnSync } from "node:child_process";
import { scripts } from "../../package.json";

const TOOLS = Object.entries(scripts).filter(([, script]) => /^node [^&]*\btools\/[^&]*$/.test(script));

test.each(TOOLS)("npm run %s -- --help says what it does, and starts nothing", (_, script) => {
  const [, ...words] = script.split(" ");
  const { status, stdout } = spawnSync(process.execPath, [...words, "--help"], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/`npm |npm run /) as string,
  });
  expect(stdout.trim().split("\n").length).toBeLessThan(10);
});

test.each(TOOLS)("npm run %s -- --nonsense is refused before anything starts", (_, script) => {
  const [, ...words] = script.split(" ");
  const { status, stderr } = spawnSync(process.execPath, [...words, "--nonsense"], { encoding: "utf8" });
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain("--nonsense");
  expect(stderr).not.toMatch(/^ +at /m);
});
