import fs from "node:fs";
import path from "node:path";
import { searchBundleFiles } from "../../test/search/searchParts";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "../../src/search/model";
import { kilobytes } from "../lib/figures";
import { brotliSize } from "../../scripts/lib/pageWeight";

function compressedSize(file: string): number {
  return brotliSize(fs.readFileSync(file));
}

/** Rows of the size table: the files that a browser loads from opening the dialog to the first results, and after that. */
export function sizeRows(folder: string): readonly (readonly [string, string])[] {
  const first = [...searchBundleFiles(folder), path.join(folder, SEARCH_INDEX_FILE)];
  const sizes = first.map((file) => [path.basename(file), compressedSize(file)] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  return [
    ...sizes.map(([name, size]) => [name.replace(/\.[0-9a-f]{8}\./, "."), kilobytes(size)] as const),
    ["Sum until the first results (limit 64.0 kB)", kilobytes(sum)],
    [
      `${SEARCH_TEXT_FILE}, after it (limit 1.4 kB a page)`,
      kilobytes(compressedSize(path.join(folder, SEARCH_TEXT_FILE))),
    ],
  ];
}
