import { currentSite } from "docusaurus-waymark-core/site/current";
import { spawnSync } from "node:child_process";

test("a mistake in the configuration ends the check with its sentence, without a stack", () => {
  const { stderr, status } = spawnSync(process.execPath, ["packages/preset/bin/waymark.cjs", "check"], {
    cwd: currentSite().siteDir,
    env: { ...process.env, PRODUCT: "nope" },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^PRODUCT="nope" names no product\. Fix: .*\n$/);
  expect(status).toBe(2);
});
