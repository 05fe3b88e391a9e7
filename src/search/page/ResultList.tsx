import { type ReactNode, useEffect, useState } from "react";
import type { Search } from "../backend";
import { errorTitle, nothingFound, FALLBACK_NOTICE } from "../dialog/words";
import type { Wanted } from "../model";
import { HitEntry, PageEntry } from "./entries";
import { type Results, useResults } from "./useResults";
import styles from "./SearchPage.module.css";

interface Props extends Wanted {
  readonly search: Search;
  readonly onRetry: () => void;
}

/** What was found for one query; another query is another list. */
export function ResultList({ search: { backend, insights }, onRetry, ...wanted }: Props): ReactNode {
  const { results, more } = useResults(backend, wanted);
  const { kind, hits, total, closest, error, fallbackCause } = results;
  const said = usePaused(sentence(results, wanted.query));
  useLog((error ?? fallbackCause)?.detail ?? null);
  useEffect(() => {
    if (hits.length > 0 && fallbackCause === null) insights?.viewed(hits);
  }, [insights, hits, fallbackCause]);
  return (
    <>
      <p role="status" className={styles.status}>
        {said}
      </p>
      {fallbackCause && <p className={styles.notice}>{FALLBACK_NOTICE}</p>}
      {error && (
        <div className={styles.failure}>
          <p>{error.message}</p>
          <button type="button" className={styles.submit} onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      <ol className={styles.list}>
        {hits.map((hit, place) => (
          <HitEntry key={hit.objectID} hit={hit} onChoose={() => insights?.selected(hit, place + 1)} />
        ))}
      </ol>
      {kind === "hits" && hits.length < total && (
        <button type="button" className={styles.submit} onClick={more}>
          Show more results
        </button>
      )}
      {closest.length > 0 && (
        <nav aria-labelledby="closest-pages">
          <h2 id="closest-pages">Closest pages</h2>
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

function sentence({ kind, hits, total, error }: Results, query: string): string {
  if (error) return `${errorTitle(error)}.`;
  if (kind === "waiting") return "Searching…";
  if (kind === "nothing") return nothingFound(query);
  return `${hits.length} of ${total} ${total === 1 ? "result" : "results"} for ‘${query}’.`;
}

/** Milliseconds after which a text that stays as it is is told. */
const PAUSE_MS = 500;

/** A text as it stood when nothing had changed it for a while. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Logs a failure once, by its technical name. */
function useLog(detail: string | null): void {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the errors of search belong in the log
    if (detail !== null) console.error(detail);
  }, [detail]);
}
