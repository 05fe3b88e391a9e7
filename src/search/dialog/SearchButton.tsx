import { Search } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { shortcutNames, type ShortcutNames, UNKNOWN_PLATFORM } from "./shortcut";
import { useChosenResult } from "./useChosenResult";
import styles from "./SearchButton.module.css";

/** Opens the search dialog: rendered as a field from 1024 px, as an icon below. `opener.ts` acts on its press. */
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
        {/* Below 1024 px this is the whole name; from there on the visible text is part of it (WCAG 2.5.3). */}
        <span className="visually-hidden">Search </span>
        <span className={styles.text}>Find something...</span>
        <kbd className={styles.hint} suppressHydrationWarning>
          {shortcut.printed}
        </kbd>
      </button>
    </div>
  );
}

const neverChanges = () => () => undefined;
/** The reader's platform is known in the browser only. */
const readNames = (): ShortcutNames => shortcutNames(window.navigator.userAgent);
