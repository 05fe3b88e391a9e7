import MiniSearch from "minisearch";
import type { SearchRecord } from "../model";
import { documentOf, INDEX_OPTIONS, type IndexedDocument } from "./fields";

/** A searchable index in memory: the records, and their words by MiniSearch under the record's place in the list. */
export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly words: MiniSearch<IndexedDocument>;
}

/**
 * Builds an index.
 *
 * @throws Error when two records share an objectID
 */
export function buildIndex(records: readonly SearchRecord[]): SearchIndex {
  requireUniqueIds(records);
  const words = new MiniSearch<IndexedDocument>(INDEX_OPTIONS);
  words.addAll(records.map(documentOf));
  return { records, words };
}

function requireUniqueIds(records: readonly SearchRecord[]): void {
  const seen = new Set<string>();
  for (const { objectID } of records) {
    if (seen.has(objectID)) throw new Error(`Search records: two records have the objectID "${objectID}".`);
    seen.add(objectID);
  }
}
