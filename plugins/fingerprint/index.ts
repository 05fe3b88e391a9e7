import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** What turns pages into modules: the build side, and what it reads of the browser side. */
const FOLDERS = [
  "plugins",
  "src/facts",
  "src/lib",
  "src/mdx",
  "src/navigation",
  "src/product",
  "src/sections",
];

/**
 * Fingerprint of the code that runs at build. The bundler knows the modules that it bundles, not the code that made
 * them, so a changed rule would otherwise leave pages as they were.
 */
export function codeFingerprint(siteDir: string): string {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    for (const name of filesOf(path.join(siteDir, folder))) {
      hash.update(name).update(fs.readFileSync(path.join(siteDir, folder, name)));
    }
  }
  return hash.digest("hex");
}

/** Files of a folder without tests, in one order on every system. */
function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
