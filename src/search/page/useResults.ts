import { useCallback, useEffect, useRef, useState } from "react";
import { type SearchBackend, type SearchError, SearchFailure, toSearchError } from "../backend";
import { HITS_IN_LIST, type SearchHit, type Wanted } from "../model";
import { closestPages } from "../dialog/ask";

/** What the page has to show for one query. */
export interface Results {
  readonly kind: "waiting" | "hits" | "nothing" | "failed";
  readonly hits: readonly SearchHit[];
  /** Number of all hits, shown or not. */
  readonly total: number;
  readonly closest: readonly SearchHit[];
  readonly error: SearchError | null;
  /** Why the page's own index answered, if it did. */
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

/** Asks once for a query, and for as many more hits with each call of `more`. An answer after the end changes nothing. */
export function useResults(
  backend: SearchBackend,
  wanted: Wanted,
): { readonly results: Results; readonly more: () => void } {
  const [results, setResults] = useState(WAITING);
  const page = useRef(0);
  const { query, scope } = wanted;
  const ask = useCallback(
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
    let ended = false;
    void ask(WAITING).then((next) => {
      if (!ended) setResults(next);
    });
    return () => {
      ended = true;
    };
  }, [ask]);
  const more = (): void => {
    // A second press while more are on their way asks for nothing.
    if (page.current * HITS_IN_LIST >= results.hits.length) return;
    page.current += 1;
    void ask(results).then(setResults);
  };
  return { results, more };
}
