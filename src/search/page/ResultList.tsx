import { type ReactNode, useEffect } from "react";
import type { Backend } from "../dialog/palette/backend";
import { useSettled } from "../dialog/palette/useSettled";
import { errorTitle, nothingFound, STAND_IN_NOTICE } from "../dialog/palette/words";
import type { Wanted } from "./address";
import { HitEntry, PageEntry } from "./entries";
import { type Results, useResults } from "./useResults";
import styles from "./SearchPage.module.css";

interface Props extends Wanted {
  readonly backend: Backend;
  readonly onRetry: () => void;
}

/** What was found for one query; another query is another list. */
export function ResultList({ backend, onRetry, ...wanted }: Props): ReactNode {
  const { results, more } = useResults(backend, wanted);
  const { kind, hits, total, closest, error, standIn } = results;
  const said = useSettled(sentence(results, wanted.query), wanted.query);
  useLog((error ?? standIn)?.detail ?? null);
  useEffect(() => {
    if (hits.length > 0 && standIn === null) backend.insights?.viewed(hits);
  }, [backend, hits, standIn]);
  return (
    <>
      <p role="status" className={styles.status}>
        {said}
      </p>
      {standIn && <p className={styles.notice}>{STAND_IN_NOTICE}</p>}
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
          <HitEntry
            key={hit.objectID}
            hit={hit}
            onChoose={() => backend.insights?.selected(hit, place + 1)}
          />
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

/** Logs a failure once, in the terms of SPEC section 8. */
function useLog(detail: string | null): void {
  useEffect(() => {
    // eslint-disable-next-line no-console -- SPEC section 8 names the errors that a log must show.
    if (detail !== null) console.error(detail);
  }, [detail]);
}
