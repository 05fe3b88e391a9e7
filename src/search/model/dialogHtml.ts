/**
 * The HTML of the search dialog, which is in every page, closed and outside the React application. So it can be opened and
 * typed into before the code of search is loaded. The controller is attached to it later. The build evaluates this module in the
 * language of the pages.
 */
import { translate } from "@docusaurus/Translate";
import { SEARCH_IDS } from "../../protocol/ids";
import { MAX_QUERY_CHARS } from "./limits";

const { dialog, label, input, clear, panel, status } = SEARCH_IDS;

/** Markup of the closed dialog; the build inserts it before the root of the application. */
export const SEARCH_DIALOG_HTML = [
  `<dialog id="${dialog}" class="search-dialog" aria-label="${translate({ id: "search.search", message: "Search" })}" aria-modal="true"><div class="search-window">`,
  `<div class="search-field"><label id="${label}" for="${input}" class="visually-hidden">${translate({ id: "search.search", message: "Search" })}</label>`,
  `<span class="search-icon" aria-hidden="true"></span>`,
  `<input id="${input}" class="search-input" type="search" role="combobox" aria-labelledby="${label}"`,
  ` aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" placeholder="${translate({ id: "search.findSomething", message: "Find something..." })}"`,
  ` maxlength="${MAX_QUERY_CHARS}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false"`,
  ` enterkeyhint="go">`,
  `<button type="button" id="${clear}" class="search-clear" hidden>${translate({ id: "search.clear", message: "Clear" })}</button>`,
  `<button type="button" class="search-close" data-search-close aria-label="${translate({ id: "search.close", message: "Close" })}" title="${translate({ id: "search.close", message: "Close" })}"></button></div>`,
  `<div id="${panel}" class="search-panel"><p class="search-wait">${translate({ id: "search.searchIsLoading", message: "Search is loading…" })}</p></div>`,
  `<span id="${status}" class="visually-hidden" role="status"></span>`,
  `</div></dialog>`,
].join("");
