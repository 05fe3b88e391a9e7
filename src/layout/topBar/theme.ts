import { readStored, removeStored, writeStored } from "../../lib/storage";

const DARK_QUERY = "(prefers-color-scheme: dark)";

type Theme = "light" | "dark";

function systemTheme(): Theme {
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

/** Shows a theme; `null` follows the system. The attributes are those of Docusaurus' color mode. */
function show(choice: Theme | null): void {
  const { documentElement: root } = document;
  root.setAttribute("data-theme", choice ?? systemTheme());
  root.setAttribute("data-theme-choice", choice ?? "system");
}

/**
 * Shows and stores a choice, and tells Docusaurus' color mode of it as its own storage does: by a storage event.
 *
 * @param key place in local storage
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

/** Switches the theme; the choice is stored only while it differs from the system's preference. */
export function toggleTheme(key: string): void {
  const next: Theme = document.documentElement.getAttribute("data-theme") === "dark" ? "light" : "dark";
  choose(key, next === systemTheme() ? null : next);
}

/**
 * Follows the system while the reader has chosen nothing, and the reader's choice in other tabs. A choice ends when the
 * system itself becomes what was chosen.
 *
 * @param key place in local storage
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

/** Shows the stored choice; for pages whose head has no script of Docusaurus that does it. */
export function showStoredTheme(key: string): void {
  show(asTheme(readStored(key)));
}

function asTheme(stored: string | null): Theme | null {
  return stored === "dark" || stored === "light" ? stored : null;
}
