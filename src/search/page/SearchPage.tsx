import Head from "@docusaurus/Head";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactNode } from "react";
import { ScopeFilter } from "../dialog/panel/ScopeFilter";
import { NEEDS_APPLICATION } from "../../lib/early";
import { MAX_QUERY_LENGTH } from "../model";
import { Searching } from "./Searching";
import { useAddress } from "./useAddress";
import styles from "./SearchPage.module.css";

/** Search as a page with an address: for browsers' search fields (opensearch) and for links to a search. */
export function SearchPage(): ReactNode {
  const { query, scope, typed, type, set } = useAddress();
  const isBrowser = useIsBrowser();
  return (
    // Nothing on this page is complete without the application, so it is not put off until the reader acts.
    <main className={styles.page} {...{ [NEEDS_APPLICATION]: "" }}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>Search</h1>
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
          value={isBrowser ? typed : ""}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </form>
      <div className={styles.filter}>
        <ScopeFilter scope={isBrowser ? scope : "all"} onChange={(next) => set({ scope: next })} />
      </div>
      <noscript>
        <p>Search needs scripts, which are off in this browser. The links at the top lead to every page.</p>
      </noscript>
      {isBrowser && query !== "" && <Searching query={query} scope={scope} />}
    </main>
  );
}
