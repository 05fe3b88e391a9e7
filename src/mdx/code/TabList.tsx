import { useLayoutEffect, useRef, type ReactNode } from "react";
import { TABS_EVENT } from "../../lib/pageEvents";
import styles from "./Tabs.module.css";

/** A tab and what it opens. */
export interface Tab {
  /** Text of the tab. */
  readonly name: string;
  /** What is remembered when the tab is chosen; unique in its group. `a|b` stands for each of two choices. */
  readonly choice: string;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Index of the tab that is chosen until `tabs.ts` knows better. */
  readonly initial: number;
  /** Ids of a tab and of its panel, by index. */
  readonly tabId: (index: number) => string;
  readonly panelId: (index: number) => string;
}

/** The tabs of a group. `tabs.ts` acts on them, so they are rendered once and never again. */
export function TabList({ label, tabs, initial, tabId, panelId }: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const detail = row.current?.closest<HTMLElement>("[data-tabs]");
    if (detail) window.dispatchEvent(new CustomEvent(TABS_EVENT, { detail }));
  }, []);
  return (
    <div className={styles.row} ref={row}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ name, choice }, index) => (
          <button
            key={choice}
            type="button"
            role="tab"
            id={tabId(index)}
            className={styles.tab}
            aria-controls={panelId(index)}
            aria-selected={index === initial}
            tabIndex={index === initial ? 0 : -1}
            data-choice={choice}
            // Another one may be chosen already.
            suppressHydrationWarning
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What a list of tabs is called when nobody named it. */
export function listOf(tabs: readonly Tab[]): string {
  return NAMES.format(tabs.map(({ name }) => name));
}

const NAMES = new Intl.ListFormat("en");
