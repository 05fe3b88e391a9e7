import siteStorage from "@generated/site-storage";
import { useCallback, useState } from "react";
import type { SearchHit } from "../../model";
import { readRecents, recentOf, storeRecents, withoutRecent, withRecent, type Recent } from "./recents";

const KEY = `search-recent${siteStorage.namespace}`;

/** The reader's recent choices and what can be done with them. */
export interface Recents {
  readonly list: readonly Recent[];
  readonly add: (hit: SearchHit) => void;
  readonly remove: (url: string) => void;
  readonly removeAll: () => void;
}

/** Recent choices from this browser's storage, read afresh before each change because other tabs write too. */
export function useRecents(): Recents {
  const [list, setList] = useState(() => readRecents(KEY));
  const change = useCallback((edit: (before: readonly Recent[]) => readonly Recent[]) => {
    setList(storeRecents(KEY, edit(readRecents(KEY))));
  }, []);
  return {
    list,
    add: useCallback((hit) => change((before) => withRecent(before, recentOf(hit))), [change]),
    remove: (url) => change((before) => withoutRecent(before, url)),
    removeAll: () => change(() => []),
  };
}
