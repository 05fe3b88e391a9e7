import { afterPaint } from "../lib/afterPaint";
import { NEEDS_APPLICATION } from "../lib/early";
import { SIGNS } from "./kept";

/** Milliseconds after loading without a sign after which the application is fetched anyway, while nothing else runs. */
const IDLE_AFTER = 12_000;

/**
 * Calls back once, at the first sign of intent or after long idleness, and never before the first paint.
 *
 * @param seen whether there was one before
 */
export function onIntent(seen: boolean, callback: () => void): void {
  const done = new AbortController();
  const act = (): void => {
    if (done.signal.aborted) return;
    done.abort();
    afterPaint(callback);
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, act, { capture: true, passive: true, signal: done.signal });
  }
  if (seen || document.querySelector(`[${NEEDS_APPLICATION}]`)) act();
  else window.setTimeout(() => whenIdle(act), IDLE_AFTER);
}

/** Readers who save data, or whose browser cannot tell when it is idle, wait for their own first sign. */
function whenIdle(callback: () => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true && "requestIdleCallback" in window) requestIdleCallback(callback);
}
