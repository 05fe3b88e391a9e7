import { isSearchEvent } from "docusaurus-waymark-core/protocol/search";

/** Actions of the reader while the page was loading, recorded by the script in the head (`head.ts`). */
export interface EarlyEvents {
  /** Events that the page's controls handle, in order. */
  readonly events: Event[];
  /** True if an event showed intent. */
  intent: boolean;
  /** Path of the document's HTML: Back may change the address before the application is loaded. */
  readonly path: string;
  /** Stops recording. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    siteEarlyEvents?: EarlyEvents;
  }
}

/** Selector of buttons that need a script. Links, form controls and popover buttons work without one. */
export const CONTROL = 'button[type="button"]:not([popovertarget])';

/** Events that show intent: that the reader is about to use the page. Scrolling by wheel or touch is among them. */
export const INTENT_EVENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
] as const;

/**
 * True for an event of `INTENT_EVENTS` that shows intent. Two kinds do not: events of search, which works without the
 * application, and a `pointermove` of 0 px, which browsers send when a page appears under a resting pointer.
 */
export function isIntent(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return !isSearchEvent(event) && !(movementX === 0 && movementY === 0 && event.type === "pointermove");
}

/** Stops the recording and returns it; a second call returns an empty one. */
export function takeEarlyEvents(): Omit<EarlyEvents, "stop"> {
  const recorded = window.siteEarlyEvents;
  delete window.siteEarlyEvents;
  recorded?.stop();
  return recorded ?? { events: [], intent: false, path: window.location.pathname };
}

/** Dispatches recorded events again, now that the page's controls have their listeners. */
export function repeatEvents(events: readonly Event[]): void {
  for (const event of events)
    event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
