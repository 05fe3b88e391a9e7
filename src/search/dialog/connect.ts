import { SEARCH_LOADING } from "../../protocol/attributes";
import type { Search, SearchFiles } from "../backend";
import { SEARCH_INDEX_FILE, SEARCH_QUOTES_FILE, SEARCH_TEXT_FILE } from "../model";
import { SEARCH_IDS } from "../../protocol/ids";
import { createDialog, type DialogSettings } from "./dialog";
import type { Attach } from "./opener";

/** Requests that were started together with the request for the dialog's script; each is used once. */
export interface Preloaded {
  /** Removed when it fails to load. */
  worker?: Worker;
  titles?: Promise<Response>;
}

/** Connects the dialog to its search backend. */
export type Connect = (preloaded: Preloaded) => Attach;

interface Settings extends DialogSettings {
  /** Starts a worker. */
  readonly startWorker: () => Worker;
}

/** Makes the search of the dialog by `makeSearch`, with the requests that were started before. */
export function connect(
  preloaded: Preloaded,
  settings: Settings,
  makeSearch: (files: SearchFiles) => Search,
): Attach {
  const search = makeSearch({
    titlesUrl: settings.baseUrl + SEARCH_INDEX_FILE,
    textsUrl: settings.baseUrl + SEARCH_TEXT_FILE,
    quotesUrl: settings.baseUrl + SEARCH_QUOTES_FILE,
    startWorker: () => {
      const { worker = settings.startWorker() } = preloaded;
      delete preloaded.worker;
      return worker;
    },
    fetchText: (url, init) =>
      whileLoading(async () => {
        const { titles = fetch(url, init) } = url.endsWith(SEARCH_INDEX_FILE) ? preloaded : {};
        delete preloaded.titles;
        const response = await titles;
        const text = await response.text();
        return { ok: response.ok, status: response.status, text: () => Promise.resolve(text) };
      }),
  });
  search.backend.prefetch();
  return createDialog(search, settings);
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
