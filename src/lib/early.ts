/** Attributes by which the script of a page (`src/early`) and the application know the same elements. */

/** Value of `data-act`: what a press on the control does. */
export type Act = "theme" | "menu" | "menu-close" | "copy" | "copy-link" | "search" | "feedback";

/** Attribute of content that is not complete without the application: the page fetches it once it is painted. */
export const NEEDS_APPLICATION = "data-needs-application";

/** Attribute of the dialog that takes a query until the real one is there. */
export const EARLY_SEARCH = "data-early-search";

/** Takes the early search dialog off the page. Returns what the reader typed into it, null when there was none. */
export function takeEarlyQuery(): string | null {
  const dialog = document.querySelector(`dialog[${EARLY_SEARCH}]`);
  const query = dialog?.querySelector("input")?.value ?? null;
  dialog?.remove();
  return query;
}
