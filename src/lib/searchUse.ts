/**
 * What the rest of the page has to know of search, which runs without the application: whether the reader uses it. The
 * dialog stands in every page, and opens and loads by itself.
 */

/** Id of the search dialog. */
export const SEARCH_DIALOG_ID = "site-search";

/** Attribute of the dialog while a file that search needs is on its way. */
export const SEARCH_LOADING = "data-loading";

/** Controls that open search. */
export const SEARCH_BUTTON = '[data-act="search"]';

/**
 * True for an event that means search and nothing else: anything while its dialog is open, whatever happens on its button,
 * and the keys of its shortcut. Such an event is no sign that the application will be needed.
 */
export function isForSearch(event: Event): boolean {
  const { target } = event;
  if (document.querySelector(`#${SEARCH_DIALOG_ID}[open]`)) return true;
  if (event instanceof KeyboardEvent && (isSearchShortcut(event) || MODIFIERS.has(event.key))) return true;
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

const MODIFIERS: ReadonlySet<string> = new Set(["Control", "Meta"]);

/** The part of a keyboard event that tells a shortcut. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** True for Ctrl+K and Cmd+K. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
