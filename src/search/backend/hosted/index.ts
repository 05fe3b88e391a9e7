import type { HostedSearchSettings } from "../../../product";
import { createInsights, type Insights, type InsightsClient, loadScript, mayReport } from "../../insights";
import { type Answer, type Search, type SearchBackend, SearchFailure, type SearchRequest } from "../backend";
import { embeddedSearch, type SearchFiles } from "../embedded";
import type { Outcome, SearchError } from "../errors";
import type { SearchClient, SearchPage } from "./calls";
import { createSearchClient } from "./createSearchClient";

/** Milliseconds for which a service without a host that answers is left alone. */
export const AVOID_SERVICE_MS = 120_000;

/** Search by a hosted service. While none of its hosts can be reached, the site's own index answers. */
export function hostedSearch(files: SearchFiles, hosted: HostedSearchSettings): Search {
  const { appId, apiKey, indexName, hosts = [] } = hosted;
  const insights = insightsOf(hosted);
  const client = createSearchClient({
    appId,
    apiKey,
    indexName,
    hosts,
    clickAnalytics: insights !== null,
  });
  return { backend: withFallback(client, embeddedSearch(files).backend), insights };
}

/** A client with the site's own index behind it. When that fails too, the first error counts. */
export function withFallback(client: Pick<SearchClient, "search">, embedded: SearchBackend): SearchBackend {
  const ask = avoidingService(client);
  return {
    search: async (request) => {
      const outcome = await ask(request);
      if (outcome.ok) return answerOf(outcome.value);
      if (outcome.error.kind !== "unreachable") throw new SearchFailure(outcome.error);
      return embedded.search(request).then(
        (answer) => ({ ...answer, fallbackCause: outcome.error }),
        () => {
          throw new SearchFailure(outcome.error);
        },
      );
    },
    prefetch: () => undefined,
    // Asked for only after the own index has answered from its titles.
    loadProse: () => embedded.loadProse(),
  };
}

function answerOf({ query, hits, total }: SearchPage): Answer {
  return { query, hits, total, coverage: "full", fallbackCause: null };
}

type Result = Outcome<SearchPage>;

/**
 * Leaves the service alone for 120,000 ms after none of its hosts could be reached: what is asked meanwhile, or still under
 * way, fails at once, so that the own index can answer without a wait at each key.
 */
function avoidingService(client: Pick<SearchClient, "search">): (request: SearchRequest) => Promise<Result> {
  let failed: { readonly error: SearchError; readonly at: number } | null = null;
  const waiting = new Set<(result: Result) => void>();
  return (request) => {
    if (failed && Date.now() - failed.at < AVOID_SERVICE_MS)
      return Promise.resolve({ ok: false, error: failed.error });
    return new Promise((resolve) => {
      waiting.add(resolve);
      void client.search(request).then((result) => {
        waiting.delete(resolve);
        resolve(result);
        if (result.ok || result.error.kind !== "unreachable") return;
        failed = { error: result.error, at: Date.now() };
        for (const end of waiting) end(result);
      });
    });
  };
}

function insightsOf(hosted: HostedSearchSettings): Insights | null {
  const { appId, apiKey, insights = "off" } = hosted;
  if (insights === "off" || !mayReport(navigator)) return null;
  return createInsights({
    appId,
    apiKey,
    load: () => loadInsights(hosted),
    // eslint-disable-next-line no-console -- a failing script is a console error and nothing else
    logError: (message) => console.error(message),
  });
}

/** The script of the CDN where the build noted one, else the one that is served with the site. */
async function loadInsights({ insightsScript }: HostedSearchSettings): Promise<InsightsClient> {
  return insightsScript ? loadScript(insightsScript) : (await import("search-insights")).default;
}
