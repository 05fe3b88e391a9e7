import { writeFile } from "node:fs/promises";
import path from "node:path";
import { writeIndex } from "../../src/search/engine";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE, type SearchRecord } from "../../src/search/model";
import { SECTIONS } from "../../src/sections";
import { keepRecords } from "./recordsFile";

/** Writes the embedded search index of a build, and its records for the upload to a hosted one. */
export async function writeSearch(
  siteDir: string,
  outDir: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const { titles, texts } = writeIndex(records);
  await writeFile(path.join(outDir, SEARCH_INDEX_FILE), titles);
  await writeFile(path.join(outDir, SEARCH_TEXT_FILE), texts);
  await keepRecords(siteDir, outDir, records);
}

/**
 * Records of all pages, from those of each.
 *
 * @throws Error when the docs section gives none, which means that the pages' HTML has changed its shape
 */
export function joinRecords(pages: readonly (readonly SearchRecord[])[]): readonly SearchRecord[] {
  const records = pages.flat();
  if (records.some((record) => record.section === SECTIONS.docs.id)) return records;
  throw new Error(
    `search-index: ${pages.length} built pages gave no search record for the docs section. ` +
      'Fix: check that pages still have an <article> with an element of class "markdown" in it, ' +
      "and that they are not all marked noindex.",
  );
}
