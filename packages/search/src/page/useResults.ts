import { useEffect, useState } from "react";
import type { SearchBackend } from "../backend";
import { runQuery } from "../dialog/runQuery";
import { type Result, withUpdate } from "../dialog/state";
import { HITS_IN_LIST, type SearchParams } from "../model";

/** Runs a query once, and again for more hits with each call of `loadMore`. Hits on screen stay where they are. */
export function useResults(
  backend: SearchBackend,
  { query, scope }: SearchParams,
): { readonly result: Result | null; readonly loadMore: () => void } {
  const [result, setResult] = useState<Result | null>(null);
  const [hitsPerPage, setHitsPerPage] = useState(HITS_IN_LIST);
  useEffect(() => {
    let isLatest = true;
    const show = (next: Result): void => {
      if (isLatest) setResult((before) => (before ? withUpdate(before, next, hitsPerPage) : next));
    };
    const context = { backend, hrefOf: (url: string) => url };
    const request = { text: query, scope, hitsPerPage, isLatest: () => isLatest, onUpdate: show };
    void runQuery(context, request).then(show);
    return () => {
      isLatest = false;
    };
  }, [backend, query, scope, hitsPerPage]);
  return { result, loadMore: () => setHitsPerPage(hitsPerPage + HITS_IN_LIST) };
}
