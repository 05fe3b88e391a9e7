import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gitReader } from "./checkout";

it("a folder that git does not know is refused, instead of every file being missing", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "checkout-"));
  expect(() => gitReader(folder)).toThrow(`${folder} is no git work tree or repository. Fix: give a clone.`);
});

it("the command takes a checkout of each repository", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "checkout-"));
  const command = [
    "-r",
    "docusaurus-waymark-core/site.cjs",
    "src/facts/trace/command.ts",
    ".",
    "--web",
    folder,
  ];
  const { stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect(stderr).toContain(`${folder} is no git work tree or repository.`);
});
