import { useEffect, useState } from "react";
import { useLocation, useRouter } from "docusaurus-waymark-core/browser/router";
import { parseSearchParams, type SearchParams, formatSearchParams } from "../model";

/** Time without a change after which the text of the field becomes the query. */
const TYPING_PAUSE_MS = 300;

interface SearchParamsState extends SearchParams {
  /** Text of the field; it becomes the query after a pause. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Writes a query or a section into the address at once. */
  readonly setParams: (change: Partial<SearchParams>) => void;
}

/**
 * Query and section of the search page, stored in the address. The address is replaced, not pushed: a query can be linked to,
 * and Back leaves the page.
 */
export function useSearchParams(): SearchParamsState {
  const { pathname, search } = useLocation();
  const router = useRouter();
  const params = parseSearchParams(search);
  const [text, setText] = useFieldText(params.query);
  const setParams = (change: Partial<SearchParams>): void => {
    router.replace(pathname + formatSearchParams({ ...params, query: text, ...change }));
  };
  useEffect(() => {
    if (text.trim() === params.query) return;
    const timer = window.setTimeout(() => {
      router.replace(pathname + formatSearchParams({ scope: params.scope, query: text }));
    }, TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, params.query, params.scope, pathname, router]);
  return { ...params, text, setText, setParams };
}

/** The text of the field. A query from a new address replaces it. */
function useFieldText(query: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ text: query, query });
  if (state.query !== query) {
    const text = state.text.trim() === query ? state.text : query;
    setState({ text, query });
  }
  return [state.text, (text) => setState({ text, query })];
}
