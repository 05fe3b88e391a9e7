/** The store of the values that the reader has set: in memory, and in local storage without secrets. */
import siteStorage from "@generated/site-storage";
import { useSyncExternalStore } from "react";
import { kindOf, VALUE_NAMES } from "docusaurus-waymark-core/facts/readerValues";
import { readValues, type ReaderValues } from "docusaurus-waymark-core/values/readerValues";
import { VALUES_EVENT } from "docusaurus-waymark-core/protocol/events";
import { removeStored, writeStored } from "docusaurus-waymark-core/browser/storage";
import { storeEdition } from "docusaurus-waymark-core/values/edition";
import { valuesKey } from "docusaurus-waymark-core/values/valuesKey";
import { parseEntry } from "./parseEntry";
import { initReaderValues } from "./showValues";

const NONE: ReaderValues = {};

/** A store for `useSyncExternalStore`. */
export interface ReaderStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => ReaderValues;
  /** The values in the static HTML: none. */
  readonly onServer: () => ReaderValues;
  /** Replaces all values. Secrets are kept in memory only; the others are stored. */
  readonly set: (values: ReaderValues) => void;
}

/** Makes a store that reads local storage once. Without storage, values last until the document is unloaded. */
export function createReaderStore(namespace: string): ReaderStore {
  const listeners = new Set<() => void>();
  let values: ReaderValues | undefined;
  return {
    current: () => (values ??= valid(window.siteReaderValues ?? readValues(namespace))),
    onServer: () => NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      values = valid(next);
      store(valuesKey(namespace), values);
      if (values.edition !== undefined) storeEdition(namespace, values.edition);
      // The script that shows values is not loaded in pages without stored values.
      if (!window.siteReaderValues) initReaderValues(namespace);
      window.dispatchEvent(new CustomEvent(VALUES_EVENT, { detail: values }));
      listeners.forEach((listener) => listener());
    },
  };
}

/** Removes values that the form would not accept: storage may contain anything. */
function valid(values: ReaderValues): ReaderValues {
  return pick(values, (name, text) => {
    const entry = parseEntry(kindOf(name), text);
    return "value" in entry && entry.value === text;
  });
}

function store(key: string, values: ReaderValues): void {
  const storable = pick(values, (name) => kindOf(name) !== "secret");
  if (Object.keys(storable).length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(storable));
}

function pick(
  values: ReaderValues,
  isPicked: (name: (typeof VALUE_NAMES)[number], text: string) => boolean,
): ReaderValues {
  const pairs = VALUE_NAMES.flatMap((name) => {
    const text = values[name];
    return text !== undefined && text !== "" && isPicked(name, text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** The store of the site; its values last over client navigation. */
export const readerStore = createReaderStore(siteStorage.namespace);

/** The values that the reader has set; the component renders again when they change. */
export function useReaderValues(): ReaderValues {
  return useSyncExternalStore(readerStore.subscribe, readerStore.current, readerStore.onServer);
}
