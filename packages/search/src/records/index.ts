/**
 * Search records of a built site: the reader of its pages (`pageModel.ts`), the records of one page (`pageRecords.ts`),
 * and the files of the embedded index, which `npm run search -- upload` reads for a hosted one.
 */
import path from "node:path";
import { writeText } from "docusaurus-waymark-core/build/files";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { type QuotedPage, setSearchWords, withBarePhrases, writeIndex, writeQuotes } from "../engine";
import { INDEX_FILES, type SearchRecord, type SearchWords } from "../model";
import { ROOT_SECTION } from "docusaurus-waymark-core/sections";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

export { pageModelOf, type PageModel } from "./pageModel";
export { quotedPageOf, recordsOf } from "./pageRecords";

/** Writes the files of the embedded search index for a product. */
export async function writeSearch(
  outDir: string,
  records: readonly SearchRecord[],
  quotedPages: readonly QuotedPage[],
  { name, client }: ProductIdentity,
  words: SearchWords,
): Promise<void> {
  const productWords = [...new Set([name.toLowerCase(), client.cli])];
  setSearchWords(words);
  const { titles, texts } = writeIndex(withBarePhrases(records), productWords, words, quotedPages);
  await writeText(path.join(outDir, INDEX_FILES.titles), titles);
  await writeText(path.join(outDir, INDEX_FILES.texts), texts);
  await writeText(path.join(outDir, INDEX_FILES.quotes), writeQuotes(quotedPages));
}

/**
 * Joins the records of all pages.
 *
 * @throws Error when the root section has no record, which means that the HTML structure of the pages has changed
 */
export function joinRecords(pages: readonly (readonly SearchRecord[])[]): readonly SearchRecord[] {
  const records = pages.flat();
  if (records.some((record) => record.section === ROOT_SECTION.id)) return records;
  throw new SiteError(
    `search-index: ${pages.length} built pages gave no search record for the ${ROOT_SECTION.id} section. ` +
      'Fix: check that pages still have an <article> with an element of class "markdown" in it, ' +
      "and that they are not all marked noindex.",
  );
}
