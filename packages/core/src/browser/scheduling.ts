/** Runs a callback in the task after the next frame: the page has been painted by then. Hidden pages have no frames. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => window.setTimeout(callback));
}

/** Runs a callback in the next idle moment, 500 ms from now at the latest; without `requestIdleCallback` in the next task. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback);
}

const IDLE_TIMEOUT_MS = 500;
