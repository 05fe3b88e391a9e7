import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { LoadFailure } from "./LoadFailure";
import { useSearchControls } from "./SearchContext";
import { useArrival } from "./useArrival";
import { useShortcutNames } from "./useShortcut";
import styles from "./SearchButton.module.css";

/** Opens the search dialog: drawn as a field from 1024 px, as an icon below. */
export function SearchButton(): ReactNode {
  const { open, prefetch, dismiss, loading, failed, button } = useSearchControls();
  const shortcut = useShortcutNames();
  useArrival();
  return (
    <div className={styles.slot}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-act="search"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut.spoken}
        aria-busy={loading}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Search className={styles.icon} aria-hidden="true" />
        {/* Below 1024 px this is the whole name; from there on the drawn text is part of it (WCAG 2.5.3). */}
        <span className="visually-hidden">Search </span>
        <span className={styles.text}>Find something...</span>
        <kbd className={styles.hint} suppressHydrationWarning>
          {shortcut.printed}
        </kbd>
      </button>
      {failed && <LoadFailure onDismiss={dismiss} />}
    </div>
  );
}
