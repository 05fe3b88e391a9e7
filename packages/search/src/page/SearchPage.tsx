import { translate } from "@docusaurus/Translate";
import Head from "@docusaurus/Head";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useState, type ReactNode } from "react";
import { ScopeFilter } from "../dialog/panel/ScopeFilter";
import { MAX_QUERY_CHARS, type SearchParams } from "../model";
import { ResultList } from "./ResultList";
import { useSearchParams } from "./useSearchParams";
import { useSearch } from "./useSearch";
import styles from "./SearchPage.module.css";

/**
 * The search page, for search fields of browsers (OpenSearch) and for links to a query. Everything but the title is rendered
 * in the browser, where its styles are loaded with its script.
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
      {useIsBrowser() && <SearchForm />}
    </>
  );
}

/** Field, filter and results. Query and section are in the address. */
function SearchForm(): ReactNode {
  const { query, scope, text, setText, setParams } = useSearchParams();
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setParams({ query: text });
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label={translate({ id: "search.search", message: "Search" })}
          placeholder={translate({ id: "search.findSomething", message: "Find something..." })}
          autoComplete="off"
          maxLength={MAX_QUERY_CHARS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={styles.submit}>
          {translate({ id: "search.search", message: "Search" })}
        </button>
      </form>
      <div className={styles.filter}>
        <ScopeFilter scope={scope} onChange={(next) => setParams({ scope: next })} />
      </div>
      {query !== "" && <SearchResults query={query} scope={scope} />}
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
