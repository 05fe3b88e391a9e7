import { translate } from "@docusaurus/Translate";
import { Search } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import {
  shortcutNames,
  type ShortcutNames,
  UNKNOWN_PLATFORM,
} from "docusaurus-waymark-core/browser/shortcut";
import { useChosenResult } from "./useChosenResult";
import styles from "./SearchButton.module.css";

/** The button that opens the search dialog (`opener.ts`): it looks like a field from 1024 px, and is an icon below. */
export function SearchButton(): ReactNode {
  const shortcut = useSyncExternalStore(neverChanges, readNames, () => UNKNOWN_PLATFORM);
  useChosenResult();
  return (
    <div className={styles.slot}>
      <button
        type="button"
        className={styles.button}
        data-act="search"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut.spoken}
      >
        <Search className={styles.icon} aria-hidden="true" />
        {/* The accessible name below 1024 px; above, the visible text is part of the name (WCAG 2.5.3). */}
        <span className="visually-hidden">{translate({ id: "search.search", message: "Search" })} </span>
        <span className={styles.text}>
          {translate({ id: "search.findSomething", message: "Find something..." })}
        </span>
        <kbd translate="no" className={styles.hint} suppressHydrationWarning>
          {shortcut.printed}
        </kbd>
      </button>
    </div>
  );
}

const neverChanges = () => () => undefined;
/** Called in the browser only, where the platform is known. */
const readNames = (): ShortcutNames => shortcutNames(window.navigator.userAgent);
