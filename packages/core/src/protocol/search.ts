/**
 * The search dialog as other scripts of the page see it. Search works without the application: the dialog is in the HTML of
 * every page, and has its own script.
 */
import { SEARCH_BUTTON } from "./attributes";
import { SEARCH_IDS } from "./ids";

/** The search dialog, if it is open. */
export function searchDialogIfOpen(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${SEARCH_IDS.dialog}[open]`);
}

/**
 * True for an event that belongs to search: any event while the dialog is open, events on its button, and the keys of its
 * shortcut. Such an event does not show that the application will be needed.
 */
export function isSearchEvent(event: Event): boolean {
  const { target } = event;
  if (searchDialogIfOpen()) return true;
  if (event instanceof KeyboardEvent && (opensSearch(event) || MODIFIERS.has(event.key))) return true;
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

const MODIFIERS: ReadonlySet<string> = new Set(["Control", "Meta"]);

/** The part of a keyboard event that identifies a key with its modifiers. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Elements in which `/` is text. */
const FIELD = "input, textarea, select, [contenteditable], dialog *";

/**
 * True for the keys that open search: Ctrl+K or Cmd+K anywhere, and `/` outside of fields and dialogs. Where the layout has no
 * Latin letters, the place of the key K counts. Browsers that fill in forms send `keydown` events without a key.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event as Partial<KeyboardEvent>;
  if (key === undefined || altKey) return false;
  if (key === "/") return !ctrlKey && !metaKey && !(target instanceof Element && target.closest(FIELD));
  return (
    (/^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK") && ctrlKey !== metaKey && !shiftKey
  );
}
