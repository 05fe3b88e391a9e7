import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { codeFingerprint } from "./index";

let folders: readonly string[];
let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  folders = ["a", "b"].map((name) => path.join(site, name));
  for (const folder of folders) {
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, "index.ts"), folder);
  }
});
afterEach(() => {
  fs.rmSync(site, { recursive: true });
});

it.each([0, 1])("changes with a file of each folder, at any depth", (index) => {
  const folder = folders[index] ?? "";
  const before = codeFingerprint(folders);
  fs.mkdirSync(path.join(folder, "deep"));
  fs.writeFileSync(path.join(folder, "deep", "new.ts"), "");
  const added = codeFingerprint(folders);
  fs.writeFileSync(path.join(folder, "index.ts"), "changed");
  expect(new Set([before, added, codeFingerprint(folders)]).size).toBe(3);
});

it("stays the same when a test or a page changes", () => {
  const before = codeFingerprint(folders);
  fs.writeFileSync(path.join(folders[0] ?? "", "index.test.ts"), "");
  fs.writeFileSync(path.join(site, "page.mdx"), "");
  expect(codeFingerprint(folders)).toBe(before);
});
