import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { TEXT } from "./mediaTypes.mjs";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressing smaller files saves no network packet. */
const MIN_BYTES = 1024;
/**
 * Brotli levels by path. Scripts, styles and the search index get the highest level. For pages, that level takes
 * two and a half times as long and saves 3 %. Other files, such as pages for printing, are rarely requested.
 */
const LEVELS = [
  [/^print\//, 4],
  [/^(?:assets\/|search-\w+\.json$)/, 11],
  [/\.html$/, 10],
];
const DEFAULT_LEVEL = 6;
const FILES_AT_ONCE = 8;

/**
 * Writes a `.br` and a `.gz` copy of every text file of a build, and returns the number of files. It runs after the
 * build, because the `postBuild` hooks of all plugins run at the same time and may still write files.
 *
 * @param {string} outDir
 */
export async function precompress(outDir) {
  const names = await fs.readdir(outDir, { recursive: true });
  const files = names.filter((name) => TEXT.test(name));
  const written = await pMap(files, (file) => compressFile(outDir, file), { concurrency: FILES_AT_ONCE });
  return written.filter(Boolean).length;
}

/** Writes the compressed copies of one file; returns false if the file is too small. */
export async function compressFile(outDir, file) {
  const target = path.join(outDir, file);
  const text = await fs.readFile(target);
  if (text.length < MIN_BYTES) return false;
  const [, level = DEFAULT_LEVEL] =
    LEVELS.find(([files]) => files.test(file.split(path.sep).join("/"))) ?? [];
  await fs.writeFile(
    `${target}.br`,
    await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  );
  await fs.writeFile(`${target}.gz`, await zip(text, { level: 6 }));
  return true;
}
