import type { SectionId } from "../../sections";
import type { Insights } from "../insights";
import type { SearchHit } from "../model";
import type { SearchError } from "./errors";

/** One question. */
export interface SearchRequest {
  /** Cut to 512 characters; one of spaces only is answered with no hits. */
  readonly query: string;
  /** 5 unless given. */
  readonly hitsPerPage?: number | undefined;
  /** Page of the list, from 0. */
  readonly page?: number | undefined;
  /** Only this section. */
  readonly section?: SectionId | undefined;
  /** Mild preference for this section. */
  readonly prefer?: SectionId | undefined;
}

/**
 * What was searched: `titles` while the prose of the pages is not there yet, `failed` where it could not be had, `full`
 * otherwise.
 */
export type Coverage = "titles" | "failed" | "full";

/** Answer to one question. */
export interface Answer {
  /** The question as it was used. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Number of all hits, of every page. */
  readonly total: number;
  readonly coverage: Coverage;
  /** Why the page's own index answered in place of the hosted service; null when it did not. */
  readonly fallbackCause: SearchError | null;
}

/** What answers questions: the index of the site itself, or a hosted service. */
export interface SearchBackend {
  /** Answers a question. Rejects with `SearchFailure`, with nothing else. */
  search(request: SearchRequest): Promise<Answer>;
  /** Fetches in advance what a first answer needs. */
  prefetch(): void;
  /** Fetches all prose, once more where that failed before. Resolves when it can be searched or could not be had. */
  loadProse(): Promise<void>;
}

/** What answers on this site, and what reports to the hosted service. */
export interface Search {
  readonly backend: SearchBackend;
  /** Null without a hosted service, where reports are switched off, or where the reader opted out. */
  readonly insights: Insights | null;
}

/** A question that could not be answered. */
export class SearchFailure extends Error {
  override readonly name = "SearchFailure";
  readonly error: SearchError;

  constructor(error: SearchError) {
    super(error.message);
    this.error = error;
  }
}

/** The answer to a question without words. */
export function emptyAnswer(query: string): Answer {
  return { query, hits: [], total: 0, coverage: "full", fallbackCause: null };
}
