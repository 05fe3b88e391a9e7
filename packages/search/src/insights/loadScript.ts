import type { ScriptSource } from "docusaurus-waymark-core/product/identity";
import type { InsightsClient } from "./createInsights";

type QueuedClient = InsightsClient & { queue?: unknown[][] };

/** Global function of search-insights, and the global variable in which the script looks up its name. */
const FUNCTION_NAME = "aa";
const NAME_VARIABLE = "AlgoliaAnalyticsObject";

/**
 * Loads search-insights from the CDN as its documentation describes: calls before the script runs are queued for it.
 *
 * @returns rejects with an Error when the script cannot be loaded or its hash is not `integrity`
 */
export function loadScript({ src, integrity }: ScriptSource): Promise<InsightsClient> {
  const client = queuedClient();
  Object.assign(window, { [NAME_VARIABLE]: FUNCTION_NAME, [FUNCTION_NAME]: client });
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src, integrity, crossOrigin: "anonymous", async: true });
    script.addEventListener("load", () => resolve(client));
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`)));
    document.body.append(script);
  });
}

/** A client that queues its calls. The script processes the queue, then replaces its `push`. */
function queuedClient(): InsightsClient {
  const client: QueuedClient = (...call: unknown[]) => void (client.queue ??= []).push(call);
  return client;
}
