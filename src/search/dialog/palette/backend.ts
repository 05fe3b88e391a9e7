import type { HostedSearchSettings } from "../../../product/identity";
import { createInsights, mayReport, type Insights } from "../../insights";
import { createIndexLoader, createSearchClient, type FetchText, type SearchClient } from "../../client";

/** What answers the dialog's queries. */
export interface Backend {
  readonly client: SearchClient;
  /** Answers from the page's own index while no hosted host can be reached; `null` in embedded mode. */
  readonly standIn: SearchClient | null;
  /** Reports to the hosted service; `null` without one, where it is switched off, or where the reader opted out. */
  readonly insights: Insights | null;
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
  if (!hosted) {
    return {
      client: embedded,
      standIn: null,
      insights: null,
      warm: () => void loadIndex().catch(() => null),
    };
  }
  const { appId, apiKey, indexName } = hosted;
  const insights = hosted.insights === true ? insightsOf(hosted) : null;
  return {
    client: createSearchClient({
      mode: "hosted",
      appId,
      apiKey,
      indexName,
      clickAnalytics: insights !== null,
    }),
    standIn: embedded,
    insights,
    warm: () => undefined,
  };
}

function insightsOf({ appId, apiKey }: HostedSearchSettings): Insights | null {
  if (!mayReport(navigator)) return null;
  return createInsights({
    appId,
    apiKey,
    load: async () => (await import("search-insights")).default,
    // eslint-disable-next-line no-console -- SPEC section 8: a failing script is a console error and nothing else
    logError: (message) => console.error(message),
  });
}
