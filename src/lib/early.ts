/**
 * The contract between the early script (`src/early`), which serves a page until React runs it, and the application.
 * The script publishes an `EarlyPage` on `window`; the application takes over from it once, right after hydration.
 */
export interface EarlyPage {
  /** The reader's languages in code groups, newest first, where storage could not keep them. */
  readonly languages: () => readonly string[] | undefined;
  /** Ends the script: it no longer listens, and the page behind an open drawer is free again. */
  readonly release: () => { readonly drawerOpen: boolean };
  /** Does over again what the script could not do by itself, in the order in which it was asked for. */
  readonly replay: () => void;
}

declare global {
  interface Window {
    siteEarly?: EarlyPage;
  }
}

/** Attribute that names what a control does; the early script acts by it. */
export type Act = "theme" | "menu" | "menu-close" | "copy" | "copy-link" | "search" | "feedback";

/** Attribute of the menu's scroller once the early script has brought the active page into view. */
export const REVEALED = "data-revealed";

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
