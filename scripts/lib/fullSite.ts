import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");
/** The code of the site, without its content. */
const PLATFORM = [
  "docusaurus.config.ts",
  "package.json",
  "plugins",
  "productRules",
  "scripts",
  "deploy",
  "src",
  "static",
  "tsconfig.json",
];

/** A site in a temporary folder. */
export interface TemporarySite {
  readonly folder: string;
  readonly remove: () => void;
}

/** Puts together the code of this project and the content of `test/fullSite`. */
export function makeFullSite(): TemporarySite {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "full-site-"));
  for (const name of PLATFORM) fs.cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  fs.cpSync(path.join(ROOT, "test/fullSite"), folder, { recursive: true });
  linkPackages(folder);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Every package by a link of its own, so that the caches of builds are not shared. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(ROOT, "node_modules"), path.join(folder, "node_modules")];
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from))
    if (name !== ".cache") fs.symlinkSync(path.join(from, name), path.join(to, name));
}
