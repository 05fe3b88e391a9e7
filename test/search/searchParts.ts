import fs from "node:fs";
import path from "node:path";

/** Files that a reader fetches between opening search and the first result, without the index. */
const FILE_PATTERNS = [
  ["js", /^search\.\w+\.js$/],
  ["js", /^search-worker\.\w+\.js$/],
  ["css", /^search\.\w+\.css$/],
] as const;

/**
 * Paths of the script, worker and styles of the dialog.
 *
 * @throws Error unless the build has exactly one of each
 */
export function searchBundleFiles(folder: string): readonly string[] {
  return FILE_PATTERNS.map(([kind, pattern]) => {
    const assets = path.join(folder, "assets", kind);
    const [file, ...others] = fs.readdirSync(assets).filter((name) => pattern.test(name));
    if (file !== undefined && others.length === 0) return path.join(assets, file);
    throw new Error(`${assets} should hold one file like ${pattern.source}. Fix: build the site again.`);
  });
}
