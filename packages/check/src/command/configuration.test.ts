import { currentSite } from "docusaurus-waymark-core/site/current";
import { spawnSync } from "node:child_process";

test("an option that a command does not have stops it before it works", () => {
  const command = ["packages/preset/bin/waymark.cjs", "api", "generate", "--allow"];
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect(stderr).toBe("There is no option --allow. Fix: use one of --allow-removal.\n");
  expect(status).toBe(2);
});

test("a mistake in the configuration ends the check with its sentence, without a stack", () => {
  const { stderr, status } = spawnSync(process.execPath, ["packages/preset/bin/waymark.cjs", "check"], {
    cwd: currentSite().siteDir,
    env: { ...process.env, PRODUCT: "nope" },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^PRODUCT="nope" names no product\. Fix: .*\n$/);
  expect(status).toBe(2);
});
