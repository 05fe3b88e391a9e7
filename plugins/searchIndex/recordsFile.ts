import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SearchRecord } from "../../src/search/model";

/** Where the records of a build stay, outside of what is served: one file for each build folder. */
function fileOf(siteDir: string, outDir: string): string {
  return path.join(siteDir, "node_modules", ".cache", "search-records", `${path.basename(outDir)}.json`);
}

/** Keeps the records of a build for the upload to a hosted index. */
export async function keepRecords(
  siteDir: string,
  outDir: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const file = fileOf(siteDir, outDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(records));
}

/**
 * Reads the records that the embedded index of a build was made of.
 *
 * @throws Error when the site was not built in this folder
 */
export async function keptRecords(siteDir: string, outDir: string): Promise<readonly SearchRecord[]> {
  const text = await readFile(fileOf(siteDir, outDir), "utf8").catch(() => null);
  if (text !== null) return JSON.parse(text) as readonly SearchRecord[];
  throw new Error(
    `There are no records of a build in ${path.basename(outDir)}. Fix: run npm run build first.`,
  );
}
