import type { ScriptSource } from "../../product";
import type { InsightsClient } from "./createInsights";

type QueuedClient = InsightsClient & { queue?: unknown[][] };

/** Name of the function by which the script is called, and of the variable that tells the script this name. */
const NAME = "aa";
const NAME_HOLDER = "AlgoliaAnalyticsObject";

/**
 * Loads search-insights from the CDN, by its documented queue: calls made before it runs are kept for it.
 *
 * @throws Error (as a rejection) when the script cannot be loaded, or is not the one whose hash the build noted
 */
export function loadScript({ src, integrity }: ScriptSource): Promise<InsightsClient> {
  const client = queue();
  Object.assign(window, { [NAME_HOLDER]: NAME, [NAME]: client });
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src, integrity, crossOrigin: "anonymous", async: true });
    script.addEventListener("load", () => resolve(client));
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`)));
    document.body.append(script);
  });
}

/** The script reads what is in the queue, and takes over its `push`. */
function queue(): InsightsClient {
  const client: QueuedClient = (...call: unknown[]) => void (client.queue ??= []).push(call);
  return client;
}
