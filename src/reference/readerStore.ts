import siteStorage from "@generated/site-storage";
import { READER_VALUES, VALUE_NAMES } from "../facts/readerValues";
import { readValues, VALUES_EVENT, type ReaderValues } from "../lib/readerValues";
import { removeStored, writeStored } from "../lib/storage";
import { valuesKey } from "../lib/valuesKey";
import { parseEntry } from "./kinds";
import { initReaderValues } from "./showValues";

const NONE: ReaderValues = {};

/** What the reader has set, for `useSyncExternalStore`. */
export interface ReaderStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => ReaderValues;
  /** The static page shows what the page has. */
  readonly onServer: () => ReaderValues;
  /** Takes new values in place of all before. Secrets stay in memory and end with the page; the others are remembered. */
  readonly fill: (values: ReaderValues) => void;
}

/** Makes a store that reads local storage once; where storage is denied, values last for the visit. */
export function createReaderStore(key: string): ReaderStore {
  const listeners = new Set<() => void>();
  let values: ReaderValues | undefined;
  return {
    current: () => (values ??= valid(window.siteReaderValues ?? readValues(key))),
    onServer: () => NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fill(next) {
      values = valid(next);
      store(key, values);
      // The page had nothing to show until now.
      if (!window.siteReaderValues) initReaderValues(key);
      window.dispatchEvent(new CustomEvent(VALUES_EVENT, { detail: values }));
      listeners.forEach((listener) => listener());
    },
  };
}

/** Values that a reader could have entered: others may write into storage too. */
function valid(values: ReaderValues): ReaderValues {
  return pick(values, (name, text) => {
    const entry = parseEntry(READER_VALUES[name].kind, text);
    return "value" in entry && entry.value === text;
  });
}

function store(key: string, values: ReaderValues): void {
  const kept = pick(values, (name) => READER_VALUES[name].kind !== "secret");
  if (Object.keys(kept).length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(kept));
}

function pick(
  values: ReaderValues,
  keeps: (name: (typeof VALUE_NAMES)[number], text: string) => boolean,
): ReaderValues {
  const pairs = VALUE_NAMES.flatMap((name) => {
    const text = values[name];
    return text !== undefined && text !== "" && keeps(name, text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** The one store of the page: it outlives client navigation. */
export const readerStore = createReaderStore(valuesKey(siteStorage.namespace));
