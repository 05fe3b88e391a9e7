import type { Outcome, SearchClient, SearchError, SearchPage, SearchRequest } from "../src/search/client";
import type { Backend } from "../src/search/dialog/palette/backend";
import { decodeHit, escapeHtml, type SearchHit } from "../src/search/model";

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

/** A successful outcome with these hits. */
export function found(hits: readonly SearchHit[], query = "key"): Outcome<SearchPage> {
  return { ok: true, value: { query, hits, total: hits.length, facets: {} } };
}

/** A failure of each kind. */
export const ERRORS: readonly SearchError[] = [
  { kind: "unreachable", name: "RetryError", message: "No host answers.", detail: "RetryError: no host" },
  { kind: "refused", name: "ApiError", status: 403, message: "The service said no.", detail: "ApiError: no" },
  {
    kind: "unreadable",
    name: "DeserializationError",
    message: "It was no JSON.",
    detail: "DeserializationError: <",
  },
  {
    kind: "index",
    name: "IndexError",
    reason: "missing",
    message: "Run `npm run build`.",
    detail: "IndexError",
  },
  {
    kind: "index",
    name: "IndexError",
    reason: "network",
    message: "No network.",
    detail: "IndexError (network)",
  },
  {
    kind: "index",
    name: "IndexError",
    reason: "version",
    message: "Old file.",
    detail: "IndexError (version)",
  },
  {
    kind: "index",
    name: "IndexError",
    reason: "corrupt",
    message: "Bad file.",
    detail: "IndexError (corrupt)",
  },
  { kind: "unknown", name: "UnknownError", message: "Who knows.", detail: "UnknownError: ?" },
];

type Search = (request: SearchRequest) => Promise<Outcome<SearchPage>>;

/** A client that answers by a function; a multi-query asks it once a request. */
export function clientOf(search: Search): SearchClient {
  const none = (): Promise<Outcome<readonly never[]>> => Promise.resolve({ ok: true, value: [] });
  return {
    mode: "embedded",
    indexName: "docs",
    search,
    searchIndex: search,
    multiSearch: async (requests) => {
      const outcomes = await Promise.all(requests.map(search));
      return { ok: true, value: outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])) };
    },
    facetValues: none,
    answers: none,
    recommendations: none,
  };
}

/** An index that knows all. */
const FULL_INDEX: Backend["index"] = {
  complete: () => Promise.resolve("full"),
  coverage: () => "full",
  subscribe: () => () => undefined,
};

/** A backend around such a client. */
export function backendOf(
  search: Search,
  standIn: Search | null = null,
  index: Backend["index"] = FULL_INDEX,
): Backend {
  return {
    client: clientOf(search),
    standIn: standIn && clientOf(standIn),
    insights: null,
    warm: () => undefined,
    index,
  };
}

/** A search that answers when told to, in any order. */
export function heldSearch(): {
  search: Search;
  answer: (query: string, outcome: Outcome<SearchPage>) => void;
} {
  const waiting = new Map<string, (outcome: Outcome<SearchPage>) => void>();
  return {
    search: ({ query }) => new Promise((resolve) => waiting.set(query, resolve)),
    answer: (query, outcome) => waiting.get(query)?.(outcome),
  };
}
