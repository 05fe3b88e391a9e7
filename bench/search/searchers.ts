import MiniSearch from "minisearch";
import { buildIndex, search, writeIndex } from "../../src/search/engine";
import { HITS_PER_PAGE, type SearchRecord } from "../../src/search/model";
import type { Searcher } from "./growth";
import { brotliSize } from "./sizes";

/** The site's own engine. */
export const ENGINE: Searcher = {
  name: "This site",
  build: (records) => {
    const index = buildIndex(records);
    return (query) => search(index, query);
  },
};

/** A search library over the same records, as its manual sets it up for search while typing. */
export const BASELINE: Searcher = {
  name: "MiniSearch",
  build: (records) => {
    const index = miniIndex(records);
    return (query) => index.search(query).slice(0, HITS_PER_PAGE);
  },
};

/** Bytes after Brotli 11 of all that each sends to answer with title, address and prose. */
export function indexBytes(
  records: readonly SearchRecord[],
): Readonly<Record<"engine" | "baseline", number>> {
  const { titles, texts } = writeIndex(records);
  return {
    engine: brotliSize(titles) + brotliSize(texts),
    baseline: brotliSize(JSON.stringify(miniIndex(records))),
  };
}

interface Entry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly parents: string;
  readonly label: string;
  readonly about: string;
  readonly content: string;
}

function miniIndex(records: readonly SearchRecord[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ["title", "parents", "label", "about", "content"],
    storeFields: ["url", "title", "parents", "content"],
    searchOptions: { boost: { title: 4, about: 2, label: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(records.map(entryOf));
  return index;
}

function entryOf({ objectID, url, anchor, hierarchy, content, ...record }: SearchRecord): Entry {
  const titles = Object.values(hierarchy).filter((title) => title !== null);
  return {
    id: objectID,
    url: `${url}#${anchor}`,
    title: titles.at(-1) ?? "",
    parents: titles.slice(0, -1).join(" / "),
    label: [record.method, record.label].filter(Boolean).join(" "),
    about: [record.description, ...record.keywords].filter(Boolean).join(" "),
    content: content ?? record.terms ?? "",
  };
}
