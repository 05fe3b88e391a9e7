import Head from "@docusaurus/Head";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useState, type ReactNode } from "react";
import { ScopeFilter } from "../dialog/panel/ScopeFilter";
import { MAX_QUERY_LENGTH, type Wanted } from "../model";
import { ResultList } from "./ResultList";
import { useAddress } from "./useAddress";
import { useSearch } from "./useSearch";
import styles from "./SearchPage.module.css";

/**
 * Search as a page with an address: for browsers' search fields (opensearch) and for links to a search. Its styles come with
 * its script, so the static page has no more than the title.
 */
export function SearchPage(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>Search</h1>
      <noscript>
        <p>Search needs scripts, which are off in this browser. The links at the top lead to every page.</p>
      </noscript>
      {useIsBrowser() && <SearchForm />}
    </>
  );
}

/** Field, sections and results, all kept in the address. In the browser only. */
function SearchForm(): ReactNode {
  const { query, scope, typed, type, set } = useAddress();
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          set({ query: typed });
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label="Search"
          placeholder="Find something..."
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </form>
      <div className={styles.filter}>
        <ScopeFilter scope={scope} onChange={(next) => set({ scope: next })} />
      </div>
      {query !== "" && <Searching query={query} scope={scope} />}
    </>
  );
}

/** Asks for what the address wants, by one client for as long as the page is open. In the browser only. */
function Searching({ query, scope }: Wanted): ReactNode {
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
