import { afterPaint } from "../lib/afterPaint";
import { NEEDS_APPLICATION } from "../lib/early";

/** What a reader who is about to do something does first. Scrolling with wheel or finger counts, reading does not. */
const SIGNS = [
  "pointermove",
  "pointerover",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
] as const;

/** Milliseconds after loading without a sign after which the application is fetched anyway, while nothing else runs. */
const IDLE_AFTER = 12_000;

/** Calls back once, at the first sign of intent or after long idleness, and never before the first paint. */
export function onIntent(callback: () => void): void {
  const done = new AbortController();
  const act = (): void => {
    if (done.signal.aborted) return;
    done.abort();
    afterPaint(callback);
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, act, { capture: true, passive: true, signal: done.signal });
  }
  if (document.querySelector(`[${NEEDS_APPLICATION}]`)) act();
  else window.setTimeout(() => whenIdle(act), IDLE_AFTER);
}

/** Readers who save data, or whose browser cannot tell when it is idle, wait for their own first sign. */
function whenIdle(callback: () => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true && "requestIdleCallback" in window) requestIdleCallback(callback);
}
