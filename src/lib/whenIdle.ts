/**
 * Calls back in the next idle moment; where the browser cannot tell, in the next task.
 *
 * @param within milliseconds from now at the latest
 */
export function whenIdle(act: () => void, within = 500): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: within });
  else setTimeout(act);
}
