import { afterPaint } from "../lib/afterPaint";
import { NEEDS_APPLICATION } from "../lib/early";
import { applicationScripts } from "../lib/freshPage";
import { isIntent, SIGNS } from "./earlyEvents";

/** Milliseconds after loading without a sign after which the application is fetched anyway, while nothing else runs. */
const IDLE_AFTER_MS = 12_000;

/**
 * Loads the application at the first sign of intent, on a page that is not complete without it, or after long idleness;
 * never before the first paint.
 *
 * @param isWanted whether there was a sign before
 * @param onFail told when a script cannot be had
 */
export function loadAtIntent(isWanted: boolean, onFail: () => void): void {
  const done = new AbortController();
  const load = (): void => {
    if (done.signal.aborted) return;
    done.abort();
    afterPaint(() => loadApplication(onFail));
  };
  const onSign = (event: Event): void => {
    if (isIntent(event)) load();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: done.signal });
  if (isWanted || document.querySelector(`[${NEEDS_APPLICATION}]`)) load();
  else window.setTimeout(() => whenIdle(load), IDLE_AFTER_MS);
}

/** Readers who save data, or whose browser cannot tell when it is idle, wait for their own first sign. */
function whenIdle(callback: () => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true && "requestIdleCallback" in window) requestIdleCallback(callback);
}

/** Adds the scripts that the page lists, in order. The live server lists none: it loads the application by itself. */
function loadApplication(onFail: () => void): void {
  for (const address of JSON.parse(applicationScripts()) as string[]) {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    script.fetchPriority = "high";
    script.onerror = onFail;
    document.head.append(script);
  }
}
