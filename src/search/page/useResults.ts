import { useCallback, useEffect, useRef, useState } from "react";
import { type SearchBackend, type SearchError, SearchFailure, toSearchError } from "../backend";
import { HITS_IN_LIST, type SearchHit, type SearchParams } from "../model";
import { closestPages } from "../dialog/runQuery";

/** The results of one query so far. */
export interface Results {
  readonly kind: "waiting" | "hits" | "nothing" | "failed";
  readonly hits: readonly SearchHit[];
  /** Number of all hits, also those that are not shown. */
  readonly total: number;
  readonly closest: readonly SearchHit[];
  readonly error: SearchError | null;
  /** Why the embedded index was used instead of the hosted service; null when it was not. */
  readonly fallbackCause: SearchError | null;
}

const WAITING: Results = {
  kind: "waiting",
  hits: [],
  total: 0,
  closest: [],
  error: null,
  fallbackCause: null,
};

/** Runs a query once, and requests the next page of hits with each call of `loadMore`. */
export function useResults(
  backend: SearchBackend,
  { query, scope }: SearchParams,
): { readonly results: Results; readonly loadMore: () => void } {
  const [results, setResults] = useState(WAITING);
  const page = useRef(0);
  const fetchPage = useCallback(
    async (before: Results): Promise<Results> => {
      const request = {
        query,
        page: page.current,
        hitsPerPage: HITS_IN_LIST,
        ...(scope === "all" ? {} : { section: scope }),
      };
      try {
        let answer = await backend.search(request);
        if (answer.coverage === "titles") {
          await backend.loadProse();
          answer = await backend.search(request);
        }
        const { total, fallbackCause } = answer;
        const hits = [...before.hits, ...answer.hits];
        if (hits.length > 0) return { ...WAITING, kind: "hits", hits, total, fallbackCause };
        return {
          ...WAITING,
          kind: "nothing",
          closest: await closestPages(backend, query, scope),
          fallbackCause,
        };
      } catch (thrown) {
        const error = thrown instanceof SearchFailure ? thrown.error : toSearchError(thrown, null);
        return { ...before, kind: "failed", error };
      }
    },
    [backend, query, scope],
  );
  useEffect(() => {
    let isUnmounted = false;
    void fetchPage(WAITING).then((next) => {
      if (!isUnmounted) setResults(next);
    });
    return () => {
      isUnmounted = true;
    };
  }, [fetchPage]);
  const loadMore = (): void => {
    // Ignored while a page is being fetched.
    if (page.current * HITS_IN_LIST >= results.hits.length) return;
    page.current += 1;
    void fetchPage(results).then(setResults);
  };
  return { results, loadMore };
}
