import { useLayoutEffect, useRef, type ReactNode } from "react";
import { TABS_EVENT } from "docusaurus-waymark-core/protocol/events";
import styles from "./Tabs.module.css";

/** A tab. */
export interface Tab {
  /** Text of the tab. */
  readonly name: string;
  /** Stored when the tab is chosen; unique in its group. `a|b` is a tab for two choices. */
  readonly choice: string;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Index of the tab that is selected in the HTML; `tabs.ts` selects another one if needed. */
  readonly initial: number;
  /** Ids of a tab and of its panel, by index. */
  readonly tabId: (index: number) => string;
  readonly panelId: (index: number) => string;
}

/** The tabs of a group. `tabs.ts` changes their attributes, so React must not render them again. */
export function TabList({ label, tabs, initial, tabId, panelId }: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const detail = row.current?.closest<HTMLElement>("[data-tabs]");
    if (detail) window.dispatchEvent(new CustomEvent(TABS_EVENT, { detail }));
  }, []);
  return (
    <div className={`${styles.row} needs-script`} ref={row}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ name, choice }, index) => (
          <button
            key={choice}
            type="button"
            role="tab"
            id={tabId(index)}
            aria-controls={panelId(index)}
            aria-selected={index === initial}
            tabIndex={index === initial ? 0 : -1}
            data-choice={choice}
            // The early script may have selected another tab before hydration.
            suppressHydrationWarning
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The names of tabs as a list in a sentence: the accessible name of tabs without a label. */
export function namesOf(tabs: readonly Tab[]): string {
  const [last, ...others] = tabs.map(({ name }) => name).reverse();
  // Not `Intl.ListFormat`: making one takes 10 ms on a slow phone.
  if (others.length < 2) return [...others, last].join(" and ");
  return `${others.reverse().join(", ")}, and ${last ?? ""}`;
}
