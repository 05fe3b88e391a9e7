import { isForSearch } from "../lib/searchUse";

/** What a reader did while the page was arriving: see `src/early/head`. */
export interface EarlyEvents {
  /** Controls that were pressed, in order. */
  readonly controls: HTMLElement[];
  /** Whether there was a sign of intent. */
  sign: boolean;
  /** Stops recording. */
  readonly end: () => void;
}

declare global {
  interface Window {
    siteEarlyEvents?: EarlyEvents;
  }
}

/** Controls that need somebody to act on them; links and native controls need nobody. */
export const CONTROL = 'button[type="button"]:not([popovertarget])';

/** What a reader who is about to do something does first. Scrolling with wheel or finger counts, reading does not. */
export const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"] as const;

/**
 * True for one of these events unless search alone is meant by it, or it is the move of 0 px by which a browser reports a
 * pointer that lies where the page has arrived under it.
 */
export function isIntent(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return !isForSearch(event) && !(movementX === 0 && movementY === 0 && event.type === "pointermove");
}

/** Takes what was recorded, once. */
export function takeEarlyEvents(): Omit<EarlyEvents, "end"> {
  const recorded = window.siteEarlyEvents;
  delete window.siteEarlyEvents;
  recorded?.end();
  return recorded ?? { controls: [], sign: false };
}
