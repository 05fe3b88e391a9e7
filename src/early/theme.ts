import { removeStored, writeStored } from "../lib/storage";

const DARK_QUERY = "(prefers-color-scheme: dark)";
const { documentElement: root } = document;

type Theme = "light" | "dark";

function systemTheme(): Theme {
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

/** Shows a theme; `null` follows the system. The attributes are those of Docusaurus' colour mode. */
function show(choice: Theme | null): void {
  root.setAttribute("data-theme", choice ?? systemTheme());
  root.setAttribute("data-theme-choice", choice ?? "system");
}

/** Switches the theme; the choice is stored only while it differs from the system's (SPEC section 4). */
export function toggleTheme(key: string): void {
  const next: Theme = root.getAttribute("data-theme") === "dark" ? "light" : "dark";
  const choice = next === systemTheme() ? null : next;
  show(choice);
  if (choice === null) removeStored(key);
  else writeStored(key, choice);
}

/** Follows the system while the reader has chosen nothing or the same, and the reader's choice in other tabs. */
export function followTheme(key: string, signal: AbortSignal): void {
  const onSystem = (): void => {
    const choice = root.getAttribute("data-theme-choice");
    if (choice !== "system" && choice !== systemTheme()) return;
    removeStored(key);
    show(null);
  };
  onSystem();
  window.matchMedia(DARK_QUERY).addEventListener("change", onSystem, { signal });
  const onStorage = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed === key) show(newValue === "dark" || newValue === "light" ? newValue : null);
  };
  window.addEventListener("storage", onStorage, { signal });
}
