import type { SearchHit } from "../model";
import { activeEvent, selectEvent, type SelectEvent, VIEW_DELAY, type ViewEvent, viewEvents } from "./events";

/** The part of search-insights that is used: a function called with a method's name. */
export interface InsightsClient {
  (method: "init", options: { appId: string; apiKey: string; useCookie: boolean }): void;
  (method: "viewedObjectIDs", event: ViewEvent): void;
  (method: "clickedObjectIDsAfterSearch", event: SelectEvent): void;
}

/** Reports what readers see and choose. Nothing throws: a failure is a console error and nothing else. */
export interface Insights {
  /** The rows on screen, the newest list in place of the one before. */
  readonly viewed: (hits: readonly SearchHit[]) => void;
  /** The row that the reader moved to. */
  readonly active: (hit: SearchHit) => void;
  /** Position in the service's answer counts from 1. */
  readonly selected: (hit: SearchHit, position: number) => void;
}

interface Settings {
  readonly appId: string;
  readonly apiKey: string;
  /** Loads search-insights; called once, with the first event. */
  readonly load: () => Promise<InsightsClient>;
  readonly logError: (message: string) => void;
}

/**
 * Makes the reporter of hosted search. Views and active rows are debounced by 400 ms, so that
 * passing lists and rows are not counted.
 */
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

/** Sends by the client, which is loaded with the first call; an error in either is logged once each. */
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

function debounced<T>(act: (value: T) => void): (value: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(value), VIEW_DELAY);
  };
}

/** Signals by which a browser says that its reader does not want to be followed. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True unless the reader has opted out by Do Not Track or Global Privacy Control. */
export function mayReport({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== "1" && doNotTrack !== "yes";
}
