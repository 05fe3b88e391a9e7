import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { writeIndex } from "../../src/search/engine";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE, type SearchRecord } from "../../src/search/model";
import { SECTIONS } from "../../src/sections";
import { sharedReader } from "../builtPages";
import { readBuiltPages } from "./builtPages";
import { type DocsContent, type MenuPlace, menuPlaces } from "./menuGroups";
import { PageModelListener } from "./readPage";
import { recordsOf } from "./recordsFromHtml";
import { keepRecords } from "./recordsFile";

const readModel = sharedReader(
  () => new PageModelListener(),
  (page) => page,
);

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** Writes the embedded search index from the pages as they were built, and from the menus they stand in. */
export default function searchIndex({ baseUrl, siteDir }: LoadContext): Plugin {
  const places = new Map<string, MenuPlace>();
  return {
    name: "search-index",
    allContentLoaded: ({ allContent }) => {
      const instances = Object.values(allContent[DOCS_PLUGIN] ?? {}) as DocsContent[];
      for (const content of instances) {
        for (const [route, place] of menuPlaces(content, baseUrl)) places.set(route, place);
      }
    },
    async postBuild({ outDir, routesPaths }) {
      const found = await readBuiltPages(outDir, routesPaths, baseUrl, readModel);
      const records = joinRecords(found.map(({ route, page }) => recordsOf(page, route, places.get(route))));
      const { titles, texts } = writeIndex(records);
      await writeFile(path.join(outDir, SEARCH_INDEX_FILE), titles);
      await writeFile(path.join(outDir, SEARCH_TEXT_FILE), texts);
      await keepRecords(siteDir, outDir, records);
    },
  };
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
