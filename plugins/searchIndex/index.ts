import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { buildIndex, serialiseIndex } from "../../src/search/engine";
import { SEARCH_INDEX_FILE, type SearchRecord } from "../../src/search/model";
import { SECTIONS } from "../../src/sections";
import { type BuiltPage, readBuiltPages } from "./builtPages";
import { recordsFromHtml } from "./recordsFromHtml";
import { keepRecords } from "./recordsFile";

/** Writes the embedded search index from the pages as they were built. */
export default function searchIndex({ baseUrl, siteDir }: LoadContext): Plugin {
  return {
    name: "search-index",
    async postBuild({ outDir, routesPaths }) {
      const pages = await readBuiltPages(outDir, routesPaths, baseUrl);
      const records = recordsOf(pages);
      await writeFile(path.join(outDir, SEARCH_INDEX_FILE), serialiseIndex(buildIndex(records)));
      await keepRecords(siteDir, outDir, records);
    },
  };
}

/**
 * Records of all pages.
 *
 * @throws Error when the docs section gives none, which means that the pages' HTML has changed its shape
 */
export function recordsOf(pages: readonly BuiltPage[]): readonly SearchRecord[] {
  const records = pages.flatMap(({ html, route }) => recordsFromHtml(html, route));
  if (records.some((record) => record.section === SECTIONS.docs.id)) return records;
  throw new Error(
    `search-index: ${pages.length} built pages gave no search record for the docs section. ` +
      'Fix: check that pages still have an <article> with an element of class "markdown" in it, ' +
      "and that they are not all marked noindex.",
  );
}
