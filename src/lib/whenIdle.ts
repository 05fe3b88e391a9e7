/** Calls back in the next idle moment, half a second from now at the latest; where the browser cannot tell, in the next task. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act);
}
