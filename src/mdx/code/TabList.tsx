import type { ReactNode } from "react";
import type { Panel } from "./panels";
import styles from "./Code.module.css";

interface Props {
  readonly name: string;
  readonly panels: readonly Panel[];
  /** Ids of a tab and of its panel, by index. */
  readonly tabId: (index: number) => string;
  readonly panelId: (index: number) => string;
}

/** Tabs of a code group, with the first one chosen; `tabs.ts` acts on them. */
export function TabList({ name, panels, tabId, panelId }: Props): ReactNode {
  return (
    <div className={styles.tabRow}>
      <div className={styles.tabs} role="tablist" aria-label={name}>
        {panels.map((panel, index) => (
          <button
            key={panel.choice}
            type="button"
            role="tab"
            id={tabId(index)}
            className={styles.tab}
            aria-controls={panelId(index)}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-choice={panel.choice}
            // The reader's language may be chosen already.
            suppressHydrationWarning
          >
            {panel.name}
          </button>
        ))}
      </div>
    </div>
  );
}
