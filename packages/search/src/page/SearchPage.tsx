import { translate } from "@docusaurus/Translate";
import Head from "@docusaurus/Head";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ScopeFilter } from "../dialog/panel/ScopeFilter";
import { MAX_QUERY_CHARS, type SearchParams } from "../model";
import { ResultList } from "./ResultList";
import { useSearchParams } from "./useSearchParams";
import { useSearch } from "./useSearch";
import styles from "./SearchPage.module.css";

/**
 * The search page, for search fields of browsers (OpenSearch) and for links to a query. Title and form are in the HTML; the query
 * of the address is known only in the browser.
 */
export function SearchPage(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{translate({ id: "search.search", message: "Search" })}</h1>
      <noscript>
        <p>
          {translate({
            id: "search.searchNeedsScriptsWhichAreOff",
            message:
              "Search needs scripts, which are off in this browser. Use the links at the top to reach every page.",
          })}
        </p>
      </noscript>
      <SearchForm />
    </>
  );
}

/** Field, filter and results. Query and section are in the address. */
function SearchForm(): ReactNode {
  const isBrowser = useIsBrowser();
  const { query, scope, text, setText, setParams } = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  // What was typed before the application was there is kept.
  useEffect(() => {
    const input = field.current;
    const isEarly = isFirst.current && input?.value !== "";
    isFirst.current = false;
    if (!input || input.value === text) return;
    if (isEarly) setText(input.value);
    else input.value = text;
  }, [text, setText]);
  return (
    <>
      <div className="needs-script">
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            setParams({ query: text });
          }}
        >
          <input
            ref={field}
            type="search"
            name="q"
            className={styles.input}
            aria-label={translate({ id: "search.search", message: "Search" })}
            placeholder={translate({ id: "search.findSomething", message: "Find something..." })}
            autoComplete="off"
            maxLength={MAX_QUERY_CHARS}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={styles.submit}>
            {translate({ id: "search.search", message: "Search" })}
          </button>
        </form>
      </div>
      {isBrowser && (
        <div className={styles.filter}>
          <ScopeFilter scope={scope} onChange={(next) => setParams({ scope: next })} />
        </div>
      )}
      {isBrowser && query !== "" && <SearchResults query={query} scope={scope} />}
    </>
  );
}

/** Runs the query of the address, with one backend for as long as the page is open. */
function SearchResults({ query, scope }: SearchParams): ReactNode {
  const search = useSearch();
  const [tries, setTries] = useState(0);
  return (
    <ResultList
      key={`${scope} ${tries} ${query}`}
      search={search}
      query={query}
      scope={scope}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
