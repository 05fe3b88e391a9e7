/**
 * Events on `window` by which the application tells the controls of a page (`src/early`) that the address changes
 * without a new document, or that there are new controls. The first two are not sent for the page that was opened.
 */

/** The reader goes to another page or place; what is on screen is still the old one. No detail. */
export const LEAVE_EVENT = "site:leave";

/** The other page or place is in the document and has not been painted yet. The detail is an `Arrival`. */
export const ARRIVE_EVENT = "site:arrive";

/** A group of tabs is in the document and has not been painted yet. The detail is its element. */
export const TABS_EVENT = "site:tabs";

/** What changed with the address. */
export interface Arrival {
  /** False for a place on the same page. */
  readonly isOtherPage: boolean;
}

declare global {
  interface WindowEventMap {
    [LEAVE_EVENT]: Event;
    [ARRIVE_EVENT]: CustomEvent<Arrival>;
    [TABS_EVENT]: CustomEvent<HTMLElement>;
  }
}
