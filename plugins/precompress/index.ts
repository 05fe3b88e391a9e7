import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that servers send compressed; fonts and images are compressed already. */
const TEXT = /\.(?:html|md|txt|xml|json|css|js|svg|webmanifest|yaml)$/;
/** Bytes below which a compressed copy saves no packet. */
const SMALLEST = 1024;
/**
 * Brotli's level by the path of a file: scripts, styles and the search index are worth the slowest. For pages it takes two
 * and a half times as long as the level below, which comes within 3 % of it. Few ask for anything else.
 */
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/^(?:assets\/|search-\w+\.json$)/, 11],
  [/\.html$/, 10],
];
const levelOf = (file: string): number => LEVELS.find(([files]) => files.test(file))?.[1] ?? 6;
const AT_ONCE = 8;

/** Writes `.br` and `.gz` beside every text file of a build, and returns how many files got them. */
export async function precompress(outDir: string): Promise<number> {
  const names = await fs.readdir(outDir, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => name.split(path.sep).join("/"));
  let written = 0;
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(outDir, file)) written += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return written;
}

async function compressFile(outDir: string, file: string): Promise<boolean> {
  const target = path.join(outDir, file);
  const text = await fs.readFile(target);
  if (text.length < SMALLEST) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: levelOf(file) };
  await fs.writeFile(`${target}.br`, await brotli(text, { params }));
  await fs.writeFile(`${target}.gz`, await zip(text, { level: 6 }));
  return true;
}
