import fs from "node:fs";
import path from "node:path";

/** Files of a built site that a reader fetches between a press on search and the first answer, the index aside. */
const PARTS = [
  ["js", /^search\.\w+\.js$/],
  ["js", /^search-worker\.\w+\.js$/],
  ["css", /^search\.\w+\.css$/],
] as const;

/**
 * Paths of the dialog's script, its worker and its styles.
 *
 * @throws Error when the build has not one of each
 */
export function searchParts(folder: string): readonly string[] {
  return PARTS.map(([kind, pattern]) => {
    const assets = path.join(folder, "assets", kind);
    const [file, ...others] = fs.readdirSync(assets).filter((name) => pattern.test(name));
    if (file !== undefined && others.length === 0) return path.join(assets, file);
    throw new Error(`${assets} should hold one file like ${pattern.source}. Fix: build the site again.`);
  });
}
