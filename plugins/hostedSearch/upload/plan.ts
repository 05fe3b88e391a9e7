import type { SearchRecord } from "../../../src/search/model";
import { indexSettings, indexSynonyms } from "./settings";

/** What an upload would do, line by line. */
export function plan(indexName: string, records: readonly SearchRecord[]): readonly string[] {
  const pages = new Set(records.map(({ url }) => url)).size;
  const sections = [...new Set(records.map(({ section }) => section))];
  const counts = sections.map(
    (name) => `${name} ${records.filter(({ section }) => section === name).length}`,
  );
  const bytes = Buffer.byteLength(JSON.stringify(records));
  return [
    `Index ${indexName}: ${records.length} records of ${pages} pages (${counts.join(", ")}), ${Math.ceil(bytes / 1024)} KiB.`,
    `Settings: ${Object.keys(indexSettings("")).join(", ")}.`,
    `Synonyms: ${indexSynonyms().length} entries.`,
  ];
}
