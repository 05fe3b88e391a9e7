import siteStorage from "@generated/site-storage";
import type { ReaderValues } from "../lib/apiVariables";
import { BASE_URL, baseUrlKey } from "../lib/baseUrl";
import { readStored, removeStored, writeStored } from "../lib/storage";

const NONE: ReaderValues = {};

/** What the reader has filled in, for `useSyncExternalStore`. */
export interface ReaderStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => ReaderValues;
  /** The static page shows what the page has; the head script fills in the server until React arrives. */
  readonly onServer: () => ReaderValues;
  /** Takes new values. The server is remembered; the token stays in memory and ends with the page. */
  readonly fill: (values: ReaderValues) => void;
}

/** Makes a store that reads local storage once; without storage the server lasts for the visit. */
export function createReaderStore(key: string): ReaderStore {
  const listeners = new Set<() => void>();
  let values: ReaderValues | undefined;
  return {
    current: () => (values ??= { baseUrl: storedUrl(key) }),
    onServer: () => NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fill(next) {
      values = next;
      if (next.baseUrl === undefined) removeStored(key);
      else writeStored(key, next.baseUrl);
      listeners.forEach((listener) => listener());
    },
  };
}

function storedUrl(key: string): string | undefined {
  const stored = readStored(key);
  return stored !== null && BASE_URL.test(stored) ? stored : undefined;
}

/** The one store of the page: it outlives client navigation. */
export const readerStore = createReaderStore(baseUrlKey(siteStorage.namespace));
