/**
 * The light and the dark theme. The choice is stored under the key of Docusaurus, and shown by the attributes that Docusaurus
 * uses, so that its color mode and this module agree.
 */
import { readStored, removeStored, writeStored } from "docusaurus-waymark-core/browser/storage";

const DARK_QUERY = "(prefers-color-scheme: dark)";

type Theme = "light" | "dark";

function systemTheme(): Theme {
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

/** Shows a theme; `null` is the theme of the system. */
function show(choice: Theme | null): void {
  const { documentElement: root } = document;
  root.setAttribute("data-theme", choice ?? systemTheme());
  root.setAttribute("data-theme-choice", choice ?? "system");
}

/**
 * Shows and stores a choice, and dispatches the storage event that Docusaurus listens to.
 *
 * @param key in local storage
 */
function choose(key: string, choice: Theme | null): void {
  show(choice);
  if (choice === null) removeStored(key);
  else writeStored(key, choice);
  const storageArea = storage();
  if (storageArea) window.dispatchEvent(new StorageEvent("storage", { key, newValue: choice, storageArea }));
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Switches the theme. The choice is stored only when it differs from the theme of the system. */
export function toggleTheme(key: string): void {
  const next: Theme = document.documentElement.getAttribute("data-theme") === "dark" ? "light" : "dark";
  choose(key, next === systemTheme() ? null : next);
}

/**
 * Updates the theme when the system's theme changes and nothing is chosen, and when the reader chooses in another tab. A
 * choice is removed when the system changes to the same theme.
 *
 * @param key in local storage
 */
export function syncTheme(key: string): void {
  const onSystem = (): void => {
    const choice = document.documentElement.getAttribute("data-theme-choice");
    if (choice === systemTheme()) choose(key, null);
    else if (choice === "system") show(null);
  };
  onSystem();
  window.matchMedia(DARK_QUERY).addEventListener("change", onSystem);
  window.addEventListener("storage", ({ key: changed, newValue }) => {
    if (changed === key) show(asTheme(newValue));
  });
}

/** Shows the stored choice; for the offline copy, which has no script of Docusaurus for it. */
export function showStoredTheme(key: string): void {
  show(asTheme(readStored(key)));
}

function asTheme(stored: string | null): Theme | null {
  return stored === "dark" || stored === "light" ? stored : null;
}
