import { isSearchShortcut } from "../search/dialog/shortcut";
import type { Drawer } from "./drawer";
import type { Languages } from "./tabs";

interface Ports {
  readonly languages: Languages;
  readonly drawer: Drawer;
  readonly openSearch: () => void;
}

/** Keys that do something before the application is there: search, tabs, and the way out of the drawer. */
export function onKeyDown({ languages, drawer, openSearch }: Ports, signal: AbortSignal): void {
  const listener = (event: KeyboardEvent): void => {
    if (isSearchShortcut(event)) openSearch();
    else if (event.key === "Escape" && drawer.isOpen()) drawer.close();
    else if (!languages.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("keydown", listener, { capture: true, signal });
}
