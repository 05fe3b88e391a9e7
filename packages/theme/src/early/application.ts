import { afterPaint } from "docusaurus-waymark-core/browser/scheduling";
import { APPLICATION_MARK } from "docusaurus-waymark-core/protocol/ids";
import { NEEDS_APPLICATION } from "docusaurus-waymark-core/protocol/attributes";
import { addReact, addScript } from "docusaurus-waymark-core/browser/scripts";
import { applicationScripts } from "docusaurus-waymark-core/browser/staleDeployment";
import { INTENT_EVENTS, isIntent } from "./earlyEvents";

/** A reader who shows no intent for this long gets the application anyway, in the next idle moment. */
const LOAD_AFTER_MS = 12_000;

/**
 * Loads the application once, after the first paint: at the first event that shows intent, at once on a page that is
 * incomplete without it, otherwise when the browser is idle after `LOAD_AFTER_MS`.
 *
 * @param hasIntent whether the head's script has already seen intent
 * @param react address of the script with React, which the application needs
 * @param onError called when a script of the application does not load
 */
export function loadOnIntent(hasIntent: boolean, react: string, onError: () => void): void {
  const listening = new AbortController();
  const load = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    performance.mark(APPLICATION_MARK);
    afterPaint(() => loadApplication(react, onError));
  };
  const onEvent = (event: Event): void => {
    if (isIntent(event)) load();
  };
  for (const type of INTENT_EVENTS)
    window.addEventListener(type, onEvent, { capture: true, passive: true, signal: listening.signal });
  if (hasIntent || document.querySelector(`[${NEEDS_APPLICATION}]`)) load();
  else window.setTimeout(() => loadWhenIdle(load), LOAD_AFTER_MS);
}

/** Never loads for readers who save data, or without `requestIdleCallback`: they get the application at intent only. */
function loadWhenIdle(load: () => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true && "requestIdleCallback" in window) requestIdleCallback(load);
}

/**
 * Adds React and the scripts that the page lists, in order. Under `npm start` the list is empty: the page has loaded them. They fetch
 * the code of the page themselves, and nobody handles its failure.
 */
function loadApplication(react: string, onError: () => void): void {
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if ((reason as Partial<Error> | null)?.name === "ChunkLoadError") onError();
  });
  const addresses = JSON.parse(applicationScripts()) as string[];
  if (addresses.length > 0) addReact(react).addEventListener("error", onError);
  for (const address of addresses) addScript(address).addEventListener("error", onError);
}
