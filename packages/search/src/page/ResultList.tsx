import { translate } from "@docusaurus/Translate";
import { type ReactNode, useEffect } from "react";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import { useDebounced } from "docusaurus-theme-waymark/ui/useDebounced";
import type { Search, SearchError } from "../backend";
import { announcementOf } from "../dialog/messages";
import { HitText } from "../dialog/panel/HitText";
import { hitTitle, plainText, type SearchHit, type SearchParams } from "../model";
import { useResults } from "./useResults";
import styles from "./SearchPage.module.css";

interface Props extends SearchParams {
  readonly search: Search;
  readonly onRetry: () => void;
}

/** The results of one query. Give it a new `key` for another query. */
export function ResultList({ search: { backend, insights }, onRetry, ...params }: Props): ReactNode {
  const { result, loadMore } = useResults(backend, params);
  const summary = announcementOf(result ?? { kind: "waiting" });
  const announcement = useDebounced(summary, "");
  const options = result?.kind === "hits" ? result.options : NO_OPTIONS;
  const error = result?.kind === "failed" ? result.error : (result?.fallbackCause ?? null);
  useLog(error);
  useEffect(() => {
    if (options.length > 0 && error === null) insights?.viewed(options.map(({ hit }) => hit));
  }, [insights, options, error]);
  return (
    <>
      <p aria-hidden="true" className={styles.status}>
        {summary}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {result?.kind === "failed" && (
        <button type="button" className={styles.submit} onClick={onRetry}>
          {translate({ id: "search.tryAgain", message: "Try again" })}
        </button>
      )}
      <ol className={styles.list}>
        {options.map(({ hit, rank }, index) => (
          <li key={hit.objectID}>
            <SiteLink
              to={hit.url}
              className={styles.entry}
              aria-describedby={hit.snippet === null ? undefined : `snippet-${index}`}
              onClick={() => insights?.selected(hit, rank)}
            >
              <HitText hit={hit} snippetId={`snippet-${index}`} />
            </SiteLink>
          </li>
        ))}
      </ol>
      {result?.kind === "hits" && options.length < result.total && (
        <button type="button" className={styles.submit} onClick={loadMore}>
          {translate({ id: "search.showMoreResults", message: "Show more results" })}
        </button>
      )}
      {result?.kind === "nothing" && result.closest.length > 0 && <ClosestPages hits={result.closest} />}
    </>
  );
}

const NO_OPTIONS = [] as const;

/** Suggested pages for a query without hits. */
function ClosestPages({ hits }: { readonly hits: readonly SearchHit[] }): ReactNode {
  return (
    <nav aria-labelledby="closest-pages">
      <h2 id="closest-pages">{translate({ id: "search.closestPages", message: "Closest pages" })}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <SiteLink to={hit.page}>{hit.hierarchy.lvl1 ?? plainText(hitTitle(hit))}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Logs the technical text of an error once. */
function useLog(error: SearchError | null): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the errors of search belong in the log
    if (error !== null) console.error(error.detail);
  }, [error]);
}
