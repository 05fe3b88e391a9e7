/** What a reader did while the page was arriving: see `src/early/head`. */
export interface Kept {
  /** Controls that were pressed, in order. */
  readonly controls: HTMLElement[];
  /** Whether there was a sign of intent. */
  sign: boolean;
  /** Ends the keeping. */
  readonly end: () => void;
}

declare global {
  interface Window {
    siteKept?: Kept;
  }
}

/** Controls that need somebody to act on them; links and native controls need nobody. */
export const CONTROL = 'button[type="button"]:not([popovertarget])';

/** What a reader who is about to do something does first. Scrolling with wheel or finger counts, reading does not. */
export const SIGNS = [
  "pointermove",
  "pointerover",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
] as const;

/** Takes what was kept, once. */
export function takeKept(): Omit<Kept, "end"> {
  const kept = window.siteKept;
  delete window.siteKept;
  kept?.end();
  return kept ?? { controls: [], sign: false };
}
