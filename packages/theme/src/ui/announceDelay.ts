/** Milliseconds without a change before a live region announces a text, so that it does not interrupt typing. */
export const ANNOUNCE_DELAY_MS = 500;
