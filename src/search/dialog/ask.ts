import type { SectionId } from "../../sections";
import {
  type Answer,
  type SearchBackend,
  SearchFailure,
  type SearchRequest,
  toSearchError,
} from "../backend";
import { normaliseQuery, type SearchHit } from "../model";
import { groupBy } from "../../lib/groupBy";
import type { Option, Result, Scope } from "./state";

/** What a question depends on beside its words. */
export interface AskContext {
  readonly backend: SearchBackend;
  /** Section of the current page. */
  readonly prefer: SectionId;
  /** Adds the base URL. */
  readonly hrefOf: (url: string) => string;
}

/** What is asked, and who waits for it. */
export interface Question {
  readonly typed: string;
  readonly scope: Scope;
  readonly isCurrent: () => boolean;
  readonly more: (result: Result) => void;
}

const MAX_CLOSEST_PAGES = 3;
const MAX_LOOSER_WORDS = 4;
const MIN_WORD_CHARS = 3;
const MIN_CUT_WORD_CHARS = 6;

/**
 * Asks a question. It is answered from the titles at once, where they say anything; once all prose can be searched,
 * `more` is told what that gives.
 *
 * @param isCurrent whether the question is still the newest one: else nothing is searched once more
 * @returns the first result; nothing throws
 */
export async function ask(context: AskContext, { typed, scope, isCurrent, more }: Question): Promise<Result> {
  const { backend } = context;
  const query = normaliseQuery(typed);
  const request: SearchRequest = {
    query,
    prefer: context.prefer,
    ...(scope === "all" ? {} : { section: scope }),
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
        if (isCurrent()) more(await resultOf(context, await backend.search(request), scope));
      });
    }
    return await resultOf(context, first, scope);
  } catch (thrown) {
    const error = thrown instanceof SearchFailure ? thrown.error : toSearchError(thrown, null);
    return { kind: "failed", query, error };
  }
}

async function resultOf(context: AskContext, answer: Answer, scope: Scope): Promise<Result> {
  const { query, hits, total, fallbackCause, coverage } = answer;
  const titlesOnly = coverage === "failed";
  if (hits.length > 0)
    return { kind: "hits", query, options: arrange(hits, context.hrefOf), total, fallbackCause, titlesOnly };
  const closest = await closestPages(context.backend, query, scope);
  return { kind: "nothing", query, scope, closest, fallbackCause, titlesOnly };
}

/** Puts hits of one section together, and in it those of one page; each comes where its best hit stood. */
export function arrange(hits: readonly SearchHit[], hrefOf: (url: string) => string): readonly Option[] {
  const ordered = together(hits, (hit) => hit.section).flatMap((section) =>
    together(section, (hit) => hit.page).flat(),
  );
  return ordered.map((hit, place) => ({
    hit,
    href: hrefOf(hit.url),
    rank: hits.indexOf(hit) + 1,
    nested: hit.type !== "lvl1" && ordered[place - 1]?.page === hit.page,
  }));
}

/** Lists of entries with the same key, by first appearance. */
function together<T>(entries: readonly T[], keyOf: (entry: T) => string): readonly (readonly T[])[] {
  return [...groupBy(entries, keyOf).values()];
}

/** Pages near to a query without hits: by the whole query in every section, by its words, by the words' beginnings. */
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

/** Queries that ask for less than the given one, the nearest first. */
export function looserQueries(query: string, scope: Scope): readonly string[] {
  const words = query.split(/\s+/).filter((word) => word.length >= MIN_WORD_CHARS);
  const fewest = words.slice(0, MAX_LOOSER_WORDS);
  const beginnings = fewest
    .filter((word) => word.length >= MIN_CUT_WORD_CHARS)
    .map((word) => word.slice(0, Math.ceil(word.length * 0.6)));
  const whole = scope === "all" ? [] : [query];
  return [...new Set([...whole, ...(words.length > 1 ? fewest : []), ...beginnings])];
}
