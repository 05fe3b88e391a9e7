import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Hash of the code that runs during a build. The bundler tracks only the modules that it bundles, so without this
 * hash a changed rule would not recompile pages.
 *
 * @param folders absolute paths of folders with code that affects how pages are compiled
 */
export function codeFingerprint(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of sourceFiles(folder))
      hash.update(name).update(fs.readFileSync(path.join(folder, name)));
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
