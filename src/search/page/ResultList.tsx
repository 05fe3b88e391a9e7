import { translate } from "@docusaurus/Translate";
import { type ReactNode, useEffect } from "react";
import { useDebounced } from "../../ui/useDebounced";
import type { Search } from "../backend";
import { errorText, errorTitle, nothingFound, FALLBACK_NOTICE } from "../dialog/messages";
import type { SearchParams } from "../model";
import { HitEntry, PageEntry } from "./entries";
import { type Results, useResults } from "./useResults";
import styles from "./SearchPage.module.css";

interface Props extends SearchParams {
  readonly search: Search;
  readonly onRetry: () => void;
}

/** The results of one query. Give it a new `key` for another query. */
export function ResultList({ search: { backend, insights }, onRetry, ...params }: Props): ReactNode {
  const { results, loadMore } = useResults(backend, params);
  const { kind, hits, total, closest, error, fallbackCause } = results;
  const summary = summaryOf(results, params.query);
  const announcement = useDebounced(summary, "");
  useLog((error ?? fallbackCause)?.detail ?? null);
  useEffect(() => {
    if (hits.length > 0 && fallbackCause === null) insights?.viewed(hits);
  }, [insights, hits, fallbackCause]);
  return (
    <>
      <p aria-hidden="true" className={styles.status}>
        {summary}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {fallbackCause && <p className={styles.notice}>{FALLBACK_NOTICE}</p>}
      {error && (
        <div className={styles.failure}>
          <p>{`${errorTitle(error)}. ${errorText(error)}`}</p>
          <button type="button" className={styles.submit} onClick={onRetry}>
            {translate({ id: "search.tryAgain", message: "Try again" })}
          </button>
        </div>
      )}
      <ol className={styles.list}>
        {hits.map((hit, index) => (
          <HitEntry key={hit.objectID} hit={hit} onChoose={() => insights?.selected(hit, index + 1)} />
        ))}
      </ol>
      {kind === "hits" && hits.length < total && (
        <button type="button" className={styles.submit} onClick={loadMore}>
          {translate({ id: "search.showMoreResults", message: "Show more results" })}
        </button>
      )}
      {closest.length > 0 && (
        <nav aria-labelledby="closest-pages">
          <h2 id="closest-pages">{translate({ id: "search.closestPages", message: "Closest pages" })}</h2>
          <ul>
            {closest.map((hit) => (
              <PageEntry key={hit.objectID} hit={hit} />
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function summaryOf({ kind, hits, total, error }: Results, query: string): string {
  if (error) return `${errorTitle(error)}.`;
  if (kind === "waiting") return translate({ id: "search.searching", message: "Searching…" });
  if (kind === "nothing") return nothingFound(query);
  return `${hits.length} of ${total} ${total === 1 ? "result" : "results"} for ‘${query}’.`;
}

/** Logs the technical text of an error once. */
function useLog(detail: string | null): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the errors of search belong in the log
    if (detail !== null) console.error(detail);
  }, [detail]);
}
