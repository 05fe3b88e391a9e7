/** The interface of search: one request, one answer, whichever backend runs it. */
import type { SearchOptions } from "../engine";
import type { Insights } from "../insights";
import type { SearchHit } from "../model";
import type { SearchError } from "./errors";

/** One query. */
export interface SearchRequest extends Omit<SearchOptions, "onlySure"> {
  /** Cut to `MAX_QUERY_CHARS`; a blank query has no hits. */
  readonly query: string;
}

/**
 * The searched part of the index: `titles` (and headings) while the full text is not loaded, when only the hits are given that it
 * does not move; `failed` (titles too) when it could not be loaded, `full` otherwise.
 */
export type Coverage = "titles" | "failed" | "full";

/** The result of one query. */
export interface Answer {
  /** The query after `normalizeQuery`. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly total: number;
  /** How many of the first hits stay where they are when the full text is there; 0 unless given. */
  readonly sure?: number;
  readonly coverage: Coverage;
  /** Why the embedded index was used instead of the hosted service; null when it was not. */
  readonly fallbackCause: SearchError | null;
}

/** Runs queries: on the embedded index, or by a hosted service. */
export interface SearchBackend {
  /** Runs a query. Rejects with `SearchFailure` only. */
  search(request: SearchRequest): Promise<Answer>;
  /** Fetches what the first query needs. Errors are reported by that query. */
  prefetch(): void;
  /** Loads the full text, again after a failure. Resolves when it can be searched or has failed; never rejects. */
  loadProse(): Promise<void>;
}

/** The backend of this site, and the insights of hosted search. */
export interface Search {
  readonly backend: SearchBackend;
  /** Null without a hosted service, when insights are off, and when the reader has opted out. */
  readonly insights: Insights | null;
}

/** A query failed. */
export class SearchFailure extends Error {
  override readonly name = "SearchFailure";
  readonly error: SearchError;

  constructor(error: SearchError) {
    super(error.detail);
    this.error = error;
  }
}

/** The answer to a blank query. */
export function emptyAnswer(query: string): Answer {
  return { query, hits: [], total: 0, coverage: "full", fallbackCause: null };
}
