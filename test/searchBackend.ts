import {
  type Answer,
  type SearchBackend,
  type SearchError,
  SearchFailure,
  type SearchRequest,
} from "docusaurus-theme-waymark-search/backend";
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { decodeHit, type SearchHit } from "docusaurus-theme-waymark-search/model";

/** A hit at an address, with its levels from the section down; `[x]` in a level marks x. */
export function hitAt(url: string, levels: readonly string[], rest: object = {}): SearchHit {
  const [section = "Docs"] = levels;
  const hierarchy = Object.fromEntries(
    levels.map((text, level) => [`lvl${level}`, text.replace(/[[\]]/g, "")]),
  );
  const marked = levels.map((text, level) => [`lvl${level}`, { value: withMarks(text) }] as const);
  const raw = {
    objectID: url,
    url,
    section: section.toLowerCase(),
    type: `lvl${levels.length - 1}`,
    hierarchy,
    _highlightResult: { hierarchy: Object.fromEntries(marked) },
    ...rest,
  };
  const hit = decodeHit(raw, { query: "key", indexName: "docs", queryID: null });
  if (!hit) throw new Error(`${url} gives no hit.`);
  return hit;
}

function withMarks(text: string): string {
  return escapeHtml(text).replaceAll("[", "<mark>").replaceAll("]", "</mark>");
}

/** Three hits in two sections, two of them on one page. */
export const HITS: readonly SearchHit[] = [
  hitAt("/how-to/keys", ["Docs", "Setup [key]s"]),
  hitAt("/api/keys#create", ["API", "Setup [key]s", "Create a [key]"], {
    method: "POST",
    label: "/api/keys",
  }),
  hitAt("/how-to/keys#revoke", ["Docs", "Setup [key]s", "Revoke a [key]"]),
];

/** An answer with these hits. */
export function found(hits: readonly SearchHit[], query = "key", rest: Partial<Answer> = {}): Answer {
  return { query, hits, total: hits.length, coverage: "full", fallbackCause: null, ...rest };
}

/** A failure of each kind. */
export const ERRORS: readonly SearchError[] = [
  { kind: "unreachable", detail: "RetryError: no host" },
  { kind: "refused", message: "The service said no.", detail: "ApiError: no" },
  { kind: "unreadable", detail: "DeserializationError: <" },
  { kind: "index", reason: "missing", detail: "IndexError" },
  { kind: "index", reason: "network", detail: "IndexError (network)" },
  { kind: "index", reason: "version", detail: "IndexError (version)" },
  { kind: "index", reason: "corrupt", detail: "IndexError (corrupt)" },
  { kind: "unknown", detail: "UnknownError: ?" },
];

/** Answers one question. */
export type Search = (request: SearchRequest) => Promise<Answer>;

/** A backend that answers by a function. */
export function backendOf(
  search: Search,
  loadProse: () => Promise<void> = () => Promise.resolve(),
): SearchBackend {
  return { search, loadProse, prefetch: () => undefined };
}

/** A search that fails. */
export function failing(error: SearchError | undefined): Search {
  if (!error) throw new Error("There is no such error.");
  return () => Promise.reject(new SearchFailure(error));
}

/** A search that answers when told to, in any order. */
export function slowSearch(): { search: Search; answer: (query: string, answer: Answer) => void } {
  const waiting = new Map<string, (answer: Answer) => void>();
  return {
    search: ({ query }) => new Promise((resolve) => waiting.set(query, resolve)),
    answer: (query, answer) => waiting.get(query)?.(answer),
  };
}
