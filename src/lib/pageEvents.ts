/**
 * Events that the application dispatches on `window` for the early script (`src/early`): the address changes by client
 * navigation, or new tabs are rendered. The first two are not dispatched for the page that the document was opened at.
 */

/** Client navigation to another page or hash begins; the document still shows the old one. No detail. */
export const LEAVE_EVENT = "site:leave";

/** The other page is rendered, or the hash has changed: before the paint that shows it. The detail is an `Arrival`. */
export const ARRIVE_EVENT = "site:arrive";

/** A group of tabs is rendered and not painted yet. The detail is its element. */
export const TABS_EVENT = "site:tabs";

/** What changed with the address. */
export interface Arrival {
  /** False when only the hash or the query changed. */
  readonly isOtherPage: boolean;
}

declare global {
  interface WindowEventMap {
    [LEAVE_EVENT]: Event;
    [ARRIVE_EVENT]: CustomEvent<Arrival>;
    [TABS_EVENT]: CustomEvent<HTMLElement>;
  }
}
