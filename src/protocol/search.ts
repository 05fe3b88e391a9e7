/**
 * The search dialog as other scripts of the page see it. Search works without the application: the dialog is in the HTML of
 * every page, and has a script of its own.
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
  if (event instanceof KeyboardEvent && (isSearchShortcut(event) || MODIFIERS.has(event.key))) return true;
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

const MODIFIERS: ReadonlySet<string> = new Set(["Control", "Meta"]);

/** The part of a keyboard event that identifies a key with its modifiers. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** True for Ctrl+K and Cmd+K. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
