import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that servers send compressed; fonts and images are compressed already. */
const TEXT = /\.(?:html|md|txt|xml|json|css|js|svg|webmanifest|yaml)$/;
/** Bytes below which a compressed copy saves no packet. */
const MIN_BYTES = 1024;
/**
 * Brotli's level by the path of a file: scripts, styles and the search index are worth the slowest. For pages it takes two
 * and a half times as long as the level below, which comes within 3 % of it. Few ask for anything else, pages for the
 * printer among it.
 */
const LEVELS = [
  [/^print\//, 4],
  [/^(?:assets\/|search-\w+\.json$)/, 11],
  [/\.html$/, 10],
];
const DEFAULT_LEVEL = 6;
const FILES_AT_ONCE = 8;

/**
 * Writes `.br` and `.gz` beside every text file of a build, and returns how many files got them. It runs when the build is
 * over, because Docusaurus starts the `postBuild` of all plugins at once, and every one of them may write files.
 *
 * @param {string} outDir
 */
export async function precompress(outDir) {
  const names = await fs.readdir(outDir, { recursive: true });
  const files = names.filter((name) => TEXT.test(name));
  let written = 0;
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      if (await compressFile(outDir, file)) written += 1;
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
  return written;
}

/** Writes the compressed copies of one file of a build; returns false for a file that is too short for them. */
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
