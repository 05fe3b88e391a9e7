import type { HostedSearchSettings } from "../../../product/identity";
import { createInsights, type Insights, type InsightsClient, loadScript, mayReport } from "../../insights";
import {
  createEmbeddedSource,
  createEngine,
  createSearchClient,
  type EmbeddedSource,
  type Engine,
  type FetchText,
  type SearchClient,
} from "../../client";
import { spawnSearchWorker } from "../../client/embedded/spawn";
import { resting } from "./resting";

/** What answers the dialog's queries. */
export interface Backend {
  readonly client: SearchClient;
  /** Answers from the page's own index while no hosted host can be reached; `null` in embedded mode. */
  readonly standIn: SearchClient | null;
  /** Reports to the hosted service; `null` without one, where it is switched off, or where the reader opted out. */
  readonly insights: Insights | null;
  /** Fetches the page's own index, titles first, so that search goes on without a network; a failure shows with a query. */
  readonly warm: () => void;
  /** How much the page's own index knows, and what makes it know all. */
  readonly index: Pick<EmbeddedSource, "complete" | "coverage" | "subscribe">;
}

interface BackendSettings {
  /** Addresses of the embedded index, with the base URL: titles and headings, then all prose. */
  readonly indexUrl: string;
  readonly textUrl: string;
  readonly hosted?: HostedSearchSettings | undefined;
  /** `fetch`, or a stand-in in tests. */
  readonly fetchText?: FetchText;
}

/** Makes the search client of the page: hosted where the identity has a service, else embedded (SPEC section 7). */
export function createBackend({ indexUrl, textUrl, hosted, fetchText }: BackendSettings): Backend {
  const engine = createEngine(spawnSearchWorker, engineInPage);
  const index = createEmbeddedSource({ titlesUrl: indexUrl, textsUrl: textUrl, engine, fetchText });
  const embedded = createSearchClient({ mode: "embedded", requester: index.requester });
  if (!hosted) {
    return {
      client: embedded,
      standIn: null,
      insights: null,
      warm: () => void index.complete(),
      index,
    };
  }
  const { appId, apiKey, indexName, hosts = [] } = hosted;
  const insights = insightsOf(hosted);
  const clickAnalytics = insights !== null;
  return {
    client: resting(createSearchClient({ mode: "hosted", appId, apiKey, indexName, hosts, clickAnalytics })),
    standIn: embedded,
    insights,
    warm: () => undefined,
    index,
  };
}

/** The same engine without a worker, where none can be started. */
async function engineInPage(): Promise<Engine> {
  const { createHost } = await import("../../client/embedded/host");
  return createHost();
}

function insightsOf(hosted: HostedSearchSettings): Insights | null {
  const { appId, apiKey, insights = "off" } = hosted;
  if (insights === "off" || !mayReport(navigator)) return null;
  return createInsights({
    appId,
    apiKey,
    load: () => loadInsights(hosted),
    // eslint-disable-next-line no-console -- SPEC section 8: a failing script is a console error and nothing else
    logError: (message) => console.error(message),
  });
}

/** The script of the CDN where the build noted one, else the one that is served with the site. */
async function loadInsights({ insightsScript }: HostedSearchSettings): Promise<InsightsClient> {
  return insightsScript ? loadScript(insightsScript) : (await import("search-insights")).default;
}
