import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { codeFingerprint } from "./index";

const FOLDERS = [
  "plugins/a",
  "src/facts",
  "src/lib",
  "src/mdx",
  "src/navigation",
  "src/product",
  "src/sections",
];

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  for (const folder of FOLDERS) {
    fs.mkdirSync(path.join(site, folder), { recursive: true });
    fs.writeFileSync(path.join(site, folder, "index.ts"), folder);
  }
});
afterEach(() => {
  fs.rmSync(site, { recursive: true });
});

it.each(FOLDERS)("changes with a file of %s, at any depth", (folder) => {
  const before = codeFingerprint(site);
  fs.mkdirSync(path.join(site, folder, "deep"));
  fs.writeFileSync(path.join(site, folder, "deep", "new.ts"), "");
  const added = codeFingerprint(site);
  fs.writeFileSync(path.join(site, folder, "index.ts"), "changed");
  expect(new Set([before, added, codeFingerprint(site)]).size).toBe(3);
});

it("stays the same when a test or a page changes", () => {
  const before = codeFingerprint(site);
  fs.writeFileSync(path.join(site, "plugins", "a", "index.test.ts"), "");
  fs.writeFileSync(path.join(site, "page.mdx"), "");
  expect(codeFingerprint(site)).toBe(before);
});
