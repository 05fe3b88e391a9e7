/**
 * The HTML of the search dialog, which is in every page, closed and outside the React application. So it can be opened and
 * typed into before the code of search is loaded. The controller is attached to it later. The build evaluates this module in the
 * language of the pages.
 */
import { translate } from "@docusaurus/Translate";
import { SEARCH_RETRY } from "docusaurus-waymark-core/protocol/attributes";
import { SEARCH_IDS } from "docusaurus-waymark-core/protocol/ids";
import { MAX_QUERY_CHARS } from "./limits";

const { dialog, label, input, clear, panel, status } = SEARCH_IDS;

/** An icon of lucide (ISC license) by the content of its drawing. */
const icon = (drawing: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawing}</svg>`;
const SEARCH_ICON = icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
const CLOSE_ICON = icon('<path d="M18 6 6 18M6 6l12 12"/>');
const UNPLUG_ICON = icon(
  '<path d="m19 5 3-3M2 22l3-3M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM7.5 13.5 10 11M10.5 16.5 13 14M12 6l6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z"/>',
);

/** Panel that is shown while search loads, or a message (`SEARCH_FAILED`) when it cannot be loaded. */
const EMPTY_PANEL = [
  `<p class="search-wait">${translate({ id: "search.searchIsLoading", message: "Search is loading…" })}</p>`,
  `<div class="search-failed">${UNPLUG_ICON}<p class="search-failed-title">${translate({ id: "search.searchDidNotLoad", message: "Search did not load" })}</p>`,
  `<p>${translate({ id: "search.checkYourConnection", message: "Check your connection and try again." })}</p>`,
  `<button type="button" class="search-retry" ${SEARCH_RETRY}>${translate({ id: "search.tryAgain", message: "Try again" })}</button></div>`,
].join("");

/** Markup of the closed dialog; the build inserts it before the root of the application. */
export const SEARCH_DIALOG_HTML = [
  `<dialog id="${dialog}" class="search-dialog" aria-label="${translate({ id: "search.search", message: "Search" })}" aria-modal="true"><div class="search-window">`,
  `<div class="search-field"><label id="${label}" for="${input}" class="visually-hidden">${translate({ id: "search.search", message: "Search" })}</label>`,
  `<span class="search-icon" aria-hidden="true">${SEARCH_ICON}</span>`,
  `<input id="${input}" class="search-input" type="search" role="combobox" aria-labelledby="${label}"`,
  ` aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" placeholder="${translate({ id: "search.findSomething", message: "Find something..." })}"`,
  ` maxlength="${MAX_QUERY_CHARS}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false"`,
  ` enterkeyhint="go">`,
  `<button type="button" id="${clear}" class="search-clear" hidden>${translate({ id: "search.clear", message: "Clear" })}</button>`,
  `<button type="button" class="search-close" data-search-close aria-label="${translate({ id: "search.close", message: "Close" })}" title="${translate({ id: "search.close", message: "Close" })}">${CLOSE_ICON}</button></div>`,
  `<div id="${panel}" class="search-panel">${EMPTY_PANEL}</div>`,
  `<span id="${status}" class="visually-hidden" role="status"></span>`,
  `</div></dialog>`,
].join("");
