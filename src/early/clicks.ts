import type { Controls } from "./controls";

declare global {
  interface Window {
    /** Controls that were pressed before this script ran; an inline script in the head keeps them. */
    earlyClicks?: HTMLElement[];
  }
}

/** Acts on clicks in place of the application, which never sees them. Links and native controls are left alone. */
export function onClick({ actions }: Controls, signal: AbortSignal): void {
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
  window.earlyClicks?.splice(0).forEach(press);
  delete window.earlyClicks;
}
