/**
 * Events on `window` by which the application tells the controls of a page (`src/early`) that the address changes
 * without a new document. Neither is sent for the page that was opened.
 */

/** The reader goes to another page or place; what is on screen is still the old one. No detail. */
export const LEAVE_EVENT = "site:leave";

/** The other page or place is in the document and has not been painted yet. The detail is an `Arrival`. */
export const ARRIVE_EVENT = "site:arrive";

/** What changed with the address. */
export interface Arrival {
  /** False for a place on the same page. */
  readonly isOtherPage: boolean;
}

declare global {
  interface WindowEventMap {
    [LEAVE_EVENT]: Event;
    [ARRIVE_EVENT]: CustomEvent<Arrival>;
  }
}
