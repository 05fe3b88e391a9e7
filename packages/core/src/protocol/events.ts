/**
 * The events that the early script, search and the application send each other. All are dispatched on `window`, and begin with
 * `site:`. Each line of `WindowEventMap` says who sends the event, who listens, and what its detail is.
 */
import type { ReaderValues } from "../values/readerValues";

/** Client navigation to another page or hash begins; the document still shows the old one. Not for the first page. */
export const LEAVE_EVENT = "site:leave";

/** The other page is rendered, or the hash has changed: before the paint that shows it. Not for the first page. */
export const ARRIVE_EVENT = "site:arrive";

/** A group of tabs is rendered and not painted yet. */
export const TABS_EVENT = "site:tabs";

/** The reader has chosen a tab outside the groups of tabs. */
export const CHOOSE_EVENT = "site:choose";

/** A message is to be shown as a toast. */
export const TOAST_EVENT = "site:toast";

/** A message that could not be shown, because the code that renders toasts did not load. */
export const TOAST_FAILED_EVENT = "site:toast-failed";

/** The reader has set or cleared values. */
export const VALUES_EVENT = "site:values";

/** The search dialog is about to open. */
export const SEARCH_OPEN_EVENT = "site:search";

/** A result of search was chosen. A listener that navigates to its address calls `preventDefault`. */
export const NAVIGATE_EVENT = "site:navigate";

/** Changes of the address. */
export interface Arrival {
  /** False when only the hash or the query changed. */
  readonly isOtherPage: boolean;
}

/** Content of a toast. */
export interface ToastMessage {
  readonly kind: "info" | "error";
  readonly text: string;
}

declare global {
  interface WindowEventMap {
    /** The application (`packages/theme/src/layout/page`) to the early script. */
    [LEAVE_EVENT]: Event;
    /** The application (`packages/theme/src/layout/page`) to the early script and to prefetching. */
    [ARRIVE_EVENT]: CustomEvent<Arrival>;
    /** The application (`packages/theme/src/mdx/code`) to the early script; the detail is the element of the group. */
    [TABS_EVENT]: CustomEvent<HTMLElement>;
    /** The panel of values (`packages/theme/src/reference`), which stores the choice, to the early script; the detail is the choice (`choiceIn`). */
    [CHOOSE_EVENT]: CustomEvent<string>;
    /** Any script to the application (`packages/theme/src/ui`). */
    [TOAST_EVENT]: CustomEvent<ToastMessage>;
    /** The application (`packages/theme/src/ui`) to the early script. */
    [TOAST_FAILED_EVENT]: CustomEvent<ToastMessage>;
    /** The application (`packages/theme/src/reference`) to the script of values; the detail has all values that are set now. */
    [VALUES_EVENT]: CustomEvent<ReaderValues>;
    /** The head's script (`packages/search/src/dialog`) to the early script. */
    [SEARCH_OPEN_EVENT]: Event;
    /** The search dialog to the application (`packages/search/src/dialog/useChosenResult.ts`); cancelable, the detail is the address. */
    [NAVIGATE_EVENT]: CustomEvent<string>;
  }
}
