import { spawnSync } from "node:child_process";
import path from "node:path";

test("a mistake in the configuration ends the check with its sentence, without a stack", () => {
  const { stderr, status } = spawnSync(process.execPath, ["-r", "./plugins/site.cjs", "scripts/check.ts"], {
    cwd: path.join(__dirname, "../.."),
    env: { ...process.env, PRODUCT: "nope" },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^PRODUCT="nope" names no product\. Fix: .*\n$/);
  expect(status).toBe(2);
});
