import type { HostedSearchSettings } from "../../../product/identity";
import { createIndexLoader, createSearchClient, type FetchText, type SearchClient } from "../../client";

/** What answers the dialog's queries. */
export interface Backend {
  readonly client: SearchClient;
  /** Answers from the page's own index while no hosted host can be reached; `null` in embedded mode. */
  readonly standIn: SearchClient | null;
  /** Starts to fetch what the first query needs; a failure shows with that query. */
  readonly warm: () => void;
}

interface BackendSettings {
  /** Address of the embedded index, with the base URL. */
  readonly indexUrl: string;
  readonly hosted?: HostedSearchSettings | undefined;
  /** `fetch`, or a stand-in in tests. */
  readonly fetchText?: FetchText;
}

/** Makes the search client of the page: hosted where the identity has a service, else embedded (SPEC section 7). */
export function createBackend({ indexUrl, hosted, fetchText }: BackendSettings): Backend {
  const loadIndex = createIndexLoader(indexUrl, fetchText);
  const embedded = createSearchClient({ mode: "embedded", loadIndex });
  if (!hosted) return { client: embedded, standIn: null, warm: () => void loadIndex().catch(() => null) };
  return {
    client: createSearchClient({ mode: "hosted", ...hosted }),
    standIn: embedded,
    warm: () => undefined,
  };
}
