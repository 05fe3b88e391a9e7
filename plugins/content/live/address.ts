/** Where the dev server sends reports of the content check, below the base URL. No page of the site begins with underscores. */
export const LIVE_PATH = "__content-check/events";
