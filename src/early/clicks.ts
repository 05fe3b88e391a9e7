import type { Controls } from "./controls";

/**
 * Acts on clicks in place of the application, which never sees them. Links and native controls are left alone.
 *
 * @param kept controls that were pressed before
 */
export function onClick({ actions }: Controls, kept: readonly HTMLElement[], signal: AbortSignal): void {
  const press = (target: EventTarget | null): boolean => {
    if (!(target instanceof Element)) return false;
    for (const [selector, action] of actions) {
      const control = target.closest<HTMLElement>(selector);
      if (!control) continue;
      action(control);
      return true;
    }
    return false;
  };
  const listener = (event: MouseEvent): void => {
    if (press(event.target)) event.stopPropagation();
  };
  window.addEventListener("click", listener, { capture: true, signal });
  kept.forEach(press);
}
