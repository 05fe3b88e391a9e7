import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Code that affects how pages are compiled: the build side, and the browser code that it imports. */
const BUILD_CODE_FOLDERS = [
  "plugins",
  "src/facts",
  "src/lib",
  "src/mdx",
  "src/navigation",
  "src/product",
  "src/sections",
];

/**
 * Hash of the code that runs during a build. The bundler tracks only the modules that it bundles, so without this
 * hash a changed rule would not recompile pages.
 */
export function codeFingerprint(siteDir: string): string {
  const hash = createHash("sha256");
  for (const folder of BUILD_CODE_FOLDERS) {
    for (const name of sourceFiles(path.join(siteDir, folder))) {
      hash.update(name).update(fs.readFileSync(path.join(siteDir, folder, name)));
    }
  }
  return hash.digest("hex");
}

/** Files of a folder without tests, in the same order on every system. */
function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
