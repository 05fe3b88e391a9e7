/**
 * The search dialog as every page carries it: closed, outside of the application. It is opened where it stands, so that its
 * field takes text at once, and its code is attached to it when that has come.
 */
import { SEARCH_DIALOG_ID } from "../../lib/searchControls";
import { MAX_QUERY_LENGTH } from "./limits";

/** Ids of the dialog and of what is in it. */
export const SEARCH_IDS = {
  dialog: SEARCH_DIALOG_ID,
  label: "site-search-label",
  input: "site-search-input",
  clear: "site-search-clear",
  panel: "site-search-panel",
  status: "site-search-status",
  list: "site-search-list",
} as const;

/** Key of the recent searches in local storage, before the suffix that keeps sites on one origin apart. */
export const RECENTS_KEY = "search-recent";

/** Event on the document, with an address as its detail; whoever goes there prevents its default. */
export const NAVIGATE_EVENT = "site-navigate";

const { dialog, label, input, clear, panel, status } = SEARCH_IDS;

/** Markup of the closed dialog, to be put before the application's root. */
export const SEARCH_DIALOG_HTML = [
  `<dialog id="${dialog}" class="search-dialog" aria-label="Search" aria-modal="true"><div class="search-window">`,
  `<div class="search-field"><label id="${label}" for="${input}" class="visually-hidden">Search</label>`,
  `<span class="search-icon" aria-hidden="true"></span>`,
  `<input id="${input}" class="search-input" type="search" role="combobox" aria-labelledby="${label}"`,
  ` aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" placeholder="Find something..."`,
  ` maxlength="${MAX_QUERY_LENGTH}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false"`,
  ` enterkeyhint="go">`,
  `<button type="button" id="${clear}" class="search-clear" hidden>Clear</button>`,
  `<button type="button" class="search-close" data-search-close aria-label="Close" title="Close"></button></div>`,
  `<div id="${panel}" class="search-panel"><p class="search-wait">Search is loading…</p></div>`,
  `<span id="${status}" class="visually-hidden" role="status"></span>`,
  `</div></dialog>`,
].join("");
