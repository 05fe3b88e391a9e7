import type { SearchHit } from "../model";
import {
  activeEvent,
  selectEvent,
  type SelectEvent,
  VIEW_DELAY_MS,
  type ViewEvent,
  viewEvents,
} from "./events";

/** The part of the library search-insights that is used: a function that takes the name of a method. */
export interface InsightsClient {
  (method: "init", options: { appId: string; apiKey: string; useCookie: boolean }): void;
  (method: "viewedObjectIDs", event: ViewEvent): void;
  (method: "clickedObjectIDsAfterSearch", event: SelectEvent): void;
}

/** Reports views and choices of results to hosted search. Nothing throws: errors are only logged. */
export interface Insights {
  /** Reports the rows on screen, debounced. */
  readonly viewed: (hits: readonly SearchHit[]) => void;
  /** Reports the active row, debounced. */
  readonly active: (hit: SearchHit) => void;
  /** Reports the chosen row. `position` is that in the response of the service, from 1. */
  readonly selected: (hit: SearchHit, position: number) => void;
}

interface Settings {
  readonly appId: string;
  readonly apiKey: string;
  /** Loads search-insights; called once, with the first event. */
  readonly load: () => Promise<InsightsClient>;
  readonly logError: (message: string) => void;
}

/** Makes the insights. Views and active rows are debounced, so that lists and rows seen only in passing are not counted. */
export function createInsights(settings: Settings): Insights {
  const send = senderOf(settings);
  return {
    viewed: debounced((hits) => {
      for (const event of viewEvents(hits)) send((client) => client("viewedObjectIDs", event));
    }),
    active: debounced((hit) => send((client) => client("viewedObjectIDs", activeEvent(hit)))),
    selected: (hit, position) => {
      const event = selectEvent(hit, position);
      if (event) send((client) => client("clickedObjectIDsAfterSearch", event));
    },
  };
}

/** Returns a function that calls the client, which is loaded at the first call. Errors are logged. */
function senderOf({
  appId,
  apiKey,
  load,
  logError,
}: Settings): (use: (client: InsightsClient) => void) => void {
  let client: Promise<InsightsClient | null> | undefined;
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
  return (use) => {
    client ??= start();
    client
      .then((loaded) => loaded && use(loaded))
      .catch(() => logError("Search analytics could not be sent."));
  };
}

function debounced<T>(callback: (value: T) => void): (value: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(value), VIEW_DELAY_MS);
  };
}

/** Browser settings of readers who do not want to be tracked. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True unless the reader has opted out by Do Not Track or Global Privacy Control. */
export function mayReport({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== "1" && doNotTrack !== "yes";
}
