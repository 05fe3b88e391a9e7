import { SEARCH_LOADING } from "docusaurus-waymark-core/protocol/attributes";
import { embeddedSearch, type Search, type SearchFiles } from "../backend";
import { SEARCH_IDS } from "docusaurus-waymark-core/protocol/ids";
import { createDialog, type DialogSettings } from "./dialog";
import { indexFolder } from "./indexFolder";
import type { Attach } from "./opener";

/** Requests that were started together with the request for the dialog's script; each is used once. */
export interface Preloaded {
  /** Removed when it fails to load. */
  worker?: Worker;
  titles?: Promise<Response>;
  /** Address of the file of titles. */
  readonly url: string;
}

/** Connects the dialog to its search backend. */
export type Connect = (preloaded: Preloaded) => Attach;

interface Settings extends DialogSettings {
  /** Starts a worker. */
  readonly startWorker: () => Worker;
}

/**
 * Makes the search of the dialog by `makeSearch`, with the requests that were started before. Versions of the documentation
 * that are not released have separate indexes, which are searched on their pages.
 */
export function connect(
  preloaded: Preloaded,
  settings: Settings,
  makeSearch: (files: SearchFiles) => Search,
): Attach {
  const startWorker = (): Worker => {
    const { worker = settings.startWorker() } = preloaded;
    delete preloaded.worker;
    return worker;
  };
  const fetchText: SearchFiles["fetchText"] = (url, init) =>
    whileLoading(async () => {
      const { titles = fetch(url, init) } = url === preloaded.url ? preloaded : {};
      if (url === preloaded.url) delete preloaded.titles;
      const response = await titles;
      const text = await response.text();
      return { ok: response.ok, status: response.status, text: () => Promise.resolve(text) };
    });
  const search = searchOfPage((folder) => {
    const files = { folder, startWorker, fetchText };
    // A hosted service has the released version only.
    return folder === settings.baseUrl ? makeSearch(files) : embeddedSearch(files);
  }, settings.baseUrl);
  search.backend.prefetch();
  return createDialog(search, settings);
}

/** Search that uses the index of the current page, and makes the search of each index once. */
function searchOfPage(makeSearch: (folder: string) => Search, baseUrl: string): Search {
  const searches = new Map<string, Search>();
  const current = (): Search => {
    const folder = indexFolder(baseUrl);
    const search = searches.get(folder) ?? makeSearch(folder);
    searches.set(folder, search);
    return search;
  };
  return {
    backend: {
      search: (request) => current().backend.search(request),
      prefetch: () => current().backend.prefetch(),
      loadProse: () => current().backend.loadProse(),
    },
    get insights() {
      return current().insights;
    },
  };
}

let loading = 0;

/** Sets the attribute `SEARCH_LOADING` on the dialog while any file is loading. */
async function whileLoading<T>(load: () => Promise<T>): Promise<T> {
  const mark = (change: 1 | -1): void => {
    loading += change;
    document.getElementById(SEARCH_IDS.dialog)?.toggleAttribute(SEARCH_LOADING, loading > 0);
  };
  mark(1);
  return load().finally(() => mark(-1));
}
