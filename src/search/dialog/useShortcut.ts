import { useEffect, useSyncExternalStore } from "react";
import { isSearchShortcut, shortcutNames, UNKNOWN_PLATFORM, type ShortcutNames } from "./shortcut";

/** Calls back on Ctrl+K and Cmd+K, anywhere on the page, in place of what the browser does on them. */
export function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onPress]);
}

/** Names of the shortcut for the reader's platform, which is known after hydration only. */
export function useShortcutNames(): ShortcutNames {
  return useSyncExternalStore(neverChanges, readNames, () => UNKNOWN_PLATFORM);
}

const neverChanges = () => () => undefined;
const readNames = (): ShortcutNames => shortcutNames(window.navigator.userAgent);
