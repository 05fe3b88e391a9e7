import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { createInsights, type Insights, type InsightsClient, loadScript, mayReport } from "../../insights";
import { withoutVarying } from "../../engine/output";
import { normalizeQuery } from "../../model";
import { type Answer, type Search, type SearchBackend, SearchFailure, type SearchRequest } from "../backend";
import { embeddedSearch, type SearchFiles } from "../embedded";
import type { Outcome, SearchError } from "../errors";
import { createSearchClient, type SearchClient } from "./createSearchClient";
import type { SearchPage } from "./responses";

/** Time for which the service is not called after none of its hosts could be reached. */
export const AVOID_SERVICE_MS = 120_000;

/** Search by a hosted service. While none of its hosts can be reached, the embedded index is used. */
export function hostedSearch(files: SearchFiles, hosted: HostedSearchSettings): Search {
  const { appId, apiKey, indexName, hosts = [] } = hosted;
  const insights = insightsOf(hosted);
  const clickAnalytics = insights !== null;
  const client = createSearchClient({ appId, apiKey, indexName, hosts, clickAnalytics });
  return { backend: withFallback(client, embeddedSearch(files).backend), insights };
}

/**
 * A client with the embedded index as its fallback. When both fail, the error is that of the client. Pasted output is searched in the
 * embedded index alone, which has the texts of messages: lines of a log hold names, addresses and keys, which the service need not see.
 */
export function withFallback(client: Pick<SearchClient, "search">, embedded: SearchBackend): SearchBackend {
  const query = avoidingService(client);
  return {
    search: async (request) => {
      if (withoutVarying(normalizeQuery(request.query)).isOutput) return embedded.search(request);
      const outcome = await query(request);
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
    // Called only after the fallback has answered from its titles.
    loadProse: () => embedded.loadProse(),
  };
}

function answerOf({ query, hits, total }: SearchPage): Answer {
  return { query, hits, total, coverage: "full", fallbackCause: null };
}

type Result = Outcome<SearchPage>;

/**
 * A circuit breaker: for `AVOID_SERVICE_MS` after none of the hosts could be reached, queries fail at once, also those that
 * are pending. So the fallback answers without a timeout at each key press.
 */
function avoidingService(client: Pick<SearchClient, "search">): (request: SearchRequest) => Promise<Result> {
  let failure: { readonly error: SearchError; readonly at: number } | null = null;
  const pending = new Set<(result: Result) => void>();
  return (request) => {
    if (failure && Date.now() - failure.at < AVOID_SERVICE_MS)
      return Promise.resolve({ ok: false, error: failure.error });
    return new Promise((resolve) => {
      pending.add(resolve);
      void client.search(request).then((result) => {
        pending.delete(resolve);
        resolve(result);
        if (result.ok || result.error.kind !== "unreachable") return;
        failure = { error: result.error, at: Date.now() };
        for (const answerPending of pending) answerPending(result);
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
    // oxlint-disable-next-line no-console -- a failing script is a console error and nothing else
    logError: (message) => console.error(message),
  });
}

/** Loads the script from the CDN if the build has set its address, otherwise the one that is bundled with the site. */
async function loadInsights({ insightsScript }: HostedSearchSettings): Promise<InsightsClient> {
  return insightsScript ? loadScript(insightsScript) : (await import("search-insights")).default;
}
