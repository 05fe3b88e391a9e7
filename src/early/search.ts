import { EARLY_SEARCH } from "../lib/early";
import { shortcutNames } from "../search/dialog/shortcut";

/** Text for readers who wait, and for those whose connection is gone. */
const WAITING = "Search is loading…";
const FAILED = "Search could not be loaded. Check your connection and try again.";

/** Writes the platform's shortcut on the search button. */
export function nameShortcut(button: HTMLElement | null): void {
  const { printed, spoken } = shortcutNames(navigator.userAgent);
  const hint = button?.querySelector("kbd");
  if (hint) hint.textContent = printed;
  button?.setAttribute("aria-keyshortcuts", spoken);
}

/**
 * A dialog that takes what the reader types until the real one is there and reads it (`takeEarlyQuery`).
 * Closing it takes the wish back.
 *
 * @param query what is in the field at first
 */
export function openEarlySearch(query = ""): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute(EARLY_SEARCH, "");
  dialog.setAttribute("aria-label", "Search");
  dialog.append(field(query), statusLine());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** True while the early dialog is open. */
export function isSearching(): boolean {
  return document.querySelector(`dialog[${EARLY_SEARCH}]`) !== null;
}

/** Says in the early dialog that the real one will not come. */
export function sayFailed(): void {
  const status = document.querySelector(`dialog[${EARLY_SEARCH}] [role="status"]`);
  if (!status) return;
  status.textContent = FAILED;
  status.setAttribute("data-failed", "");
}

function field(query: string): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "search";
  input.maxLength = 512;
  input.placeholder = "Find something...";
  input.autocomplete = "off";
  input.setAttribute("aria-label", "Search");
  input.value = query;
  return input;
}

function statusLine(): HTMLElement {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.textContent = WAITING;
  return status;
}
