/** Runs a query of the dialog or the search page: first with the titles alone if the full text is not loaded, then with the full text. */
import {
  type Answer,
  type SearchBackend,
  SearchFailure,
  type SearchRequest,
  toSearchError,
} from "../backend";
import { normalizeQuery, type SearchHit } from "../model";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import type { Option, Result, Scope } from "./state";

/** Inputs of a query other than its text. */
export interface QueryContext {
  readonly backend: SearchBackend;
  /** Section of the current page, whose hits are preferred. */
  readonly preferredSection?: string;
  /** Adds the base URL to a route. */
  readonly hrefOf: (url: string) => string;
}

/** A query with the callbacks of its list. */
export interface QueryRequest {
  /** Text of the field. */
  readonly text: string;
  readonly scope: Scope;
  /** `HITS_PER_PAGE` unless given. */
  readonly hitsPerPage?: number;
  /** True if no newer query was started; outdated queries are not run again. */
  readonly isLatest: () => boolean;
  /** Called with the result of the full text, after a result of the titles. */
  readonly onUpdate: (result: Result) => void;
}

const MAX_CLOSEST_PAGES = 3;
const MAX_LOOSER_WORDS = 4;
const MIN_WORD_CHARS = 3;
const MIN_CUT_WORD_CHARS = 6;

/**
 * Runs a query. While the full text is not loaded, hits in titles are returned at once, and `onUpdate` gets the result of the
 * full text later; without such hits, the full text is awaited.
 *
 * @returns the first result; never rejects
 */
export async function runQuery(
  context: QueryContext,
  { text, scope, hitsPerPage, isLatest, onUpdate }: QueryRequest,
): Promise<Result> {
  const { backend, preferredSection } = context;
  const query = normalizeQuery(text);
  const request: SearchRequest = {
    query,
    ...(preferredSection !== undefined && { preferredSection }),
    ...(hitsPerPage !== undefined && { hitsPerPage }),
    ...(scope !== "all" && { section: scope }),
  };
  try {
    const first = await backend.search(request);
    if (first.coverage === "titles") {
      const prose = backend.loadProse();
      if (first.hits.length === 0) {
        await prose;
        return await resultOf(context, await backend.search(request), scope);
      }
      void prose.then(async () => {
        if (isLatest()) onUpdate(await resultOf(context, await backend.search(request), scope));
      });
    }
    return await resultOf(context, first, scope);
  } catch (thrown) {
    const error = thrown instanceof SearchFailure ? thrown.error : toSearchError(thrown, null);
    return { kind: "failed", query, error };
  }
}

async function resultOf(context: QueryContext, answer: Answer, scope: Scope): Promise<Result> {
  const { query, hits, total, sure = 0, fallbackCause, coverage } = answer;
  const titlesOnly = coverage === "failed";
  if (hits.length > 0)
    return {
      kind: "hits",
      query,
      options: arrange(hits, context.hrefOf, sure),
      total,
      fallbackCause,
      titlesOnly,
      isPartial: coverage === "titles",
    };
  const closest = await closestPages(context.backend, query, scope);
  return { kind: "nothing", query, scope, closest, fallbackCause, titlesOnly };
}

/**
 * Groups hits by section, and in a section by page. Groups are in the order of their best hits.
 *
 * @param sure number of the first hits that are there before the full text: they are grouped for themselves, so that the others
 *   come below them
 */
export function arrange(
  hits: readonly SearchHit[],
  hrefOf: (url: string) => string,
  sure = 0,
): readonly Option[] {
  const ordered = [hits.slice(0, sure), hits.slice(sure)]
    .flatMap((part) => groupsOf(part, (hit) => hit.section))
    .flatMap((section) => groupsOf(section, (hit) => hit.page).flat());
  return ordered.map((hit, index) => ({
    hit,
    href: hrefOf(hit.url),
    rank: hits.indexOf(hit) + 1,
    nested: hit.type !== "lvl1" && ordered[index - 1]?.page === hit.page,
  }));
}

/** Lists of entries with the same key, in the order of their first entries. */
function groupsOf<T>(entries: readonly T[], keyOf: (entry: T) => string): readonly (readonly T[])[] {
  return [...groupBy(entries, keyOf).values()];
}

/** Suggestions for a query without hits: the best pages for the queries of `looserQueries`, in their order. */
export async function closestPages(
  backend: SearchBackend,
  query: string,
  scope: Scope,
): Promise<readonly SearchHit[]> {
  const requests = looserQueries(query, scope).map((looser) => ({
    query: looser,
    hitsPerPage: MAX_CLOSEST_PAGES,
  }));
  const answers = await Promise.all(
    requests.map((request) =>
      backend.search(request).catch((): { hits: readonly SearchHit[] } => ({ hits: [] })),
    ),
  );
  const byPage = new Map<string, SearchHit>();
  for (const hit of answers.flatMap(({ hits }) => hits)) if (!byPage.has(hit.page)) byPage.set(hit.page, hit);
  return [...byPage.values()].slice(0, MAX_CLOSEST_PAGES);
}

/**
 * Weaker queries than the given one, the most similar first: the query in all sections, each of its words, and the beginning
 * (60 %) of each long word.
 */
export function looserQueries(query: string, scope: Scope): readonly string[] {
  const words = query.split(/\s+/).filter((word) => word.length >= MIN_WORD_CHARS);
  const firstWords = words.slice(0, MAX_LOOSER_WORDS);
  const beginnings = firstWords
    .filter((word) => word.length >= MIN_CUT_WORD_CHARS)
    .map((word) => word.slice(0, Math.ceil(word.length * 0.6)));
  const whole = scope === "all" ? [] : [query];
  return [...new Set([...whole, ...(words.length > 1 ? firstWords : []), ...beginnings])];
}
