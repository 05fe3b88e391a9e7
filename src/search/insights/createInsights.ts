import type { SearchHit } from "../model";
import { selectEvent, VIEW_DELAY, viewEvents, type SelectEvent, type ViewEvent } from "./events";

/** The part of search-insights that is used: a function called with a method's name. */
export interface InsightsClient {
  (method: "init", options: { appId: string; apiKey: string; useCookie: boolean }): void;
  (method: "viewedObjectIDs", event: ViewEvent): void;
  (method: "clickedObjectIDsAfterSearch", event: SelectEvent): void;
}

/** Reports what readers see and choose. Nothing throws: a failure is a console error and nothing else. */
export interface Insights {
  readonly viewed: (hits: readonly SearchHit[]) => void;
  /** Position counts from 1. */
  readonly selected: (hit: SearchHit, position: number) => void;
}

interface Settings {
  readonly appId: string;
  readonly apiKey: string;
  /** Loads search-insights; called once, with the first event. */
  readonly load: () => Promise<InsightsClient>;
  readonly logError: (message: string) => void;
}

/** Makes the reporter of hosted search (SPEC section 7). Views are debounced by 400 ms, so passing lists are not counted. */
export function createInsights({ appId, apiKey, load, logError }: Settings): Insights {
  let client: Promise<InsightsClient | null> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (): Promise<InsightsClient | null> => {
    try {
      const loaded = await load();
      loaded("init", { appId, apiKey, useCookie: false });
      return loaded;
    } catch {
      logError("Search analytics could not be loaded.");
      return null;
    }
  };
  const withClient = (send: (client: InsightsClient) => void): void => {
    client ??= start();
    void client.then((loaded) => loaded && send(loaded));
  };

  return {
    viewed: (hits) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const event of viewEvents(hits)) withClient((loaded) => loaded("viewedObjectIDs", event));
      }, VIEW_DELAY);
    },
    selected: (hit, position) => {
      const event = selectEvent(hit, position);
      if (event) withClient((loaded) => loaded("clickedObjectIDsAfterSearch", event));
    },
  };
}
