import { useSyncExternalStore } from "react";
import type { ReaderValues } from "../lib/readerValues";
import { readerStore } from "./readerStore";

/** What the reader has filled in; a component that uses it draws again when that changes. */
export function useReaderValues(): ReaderValues {
  return useSyncExternalStore(readerStore.subscribe, readerStore.current, readerStore.onServer);
}
