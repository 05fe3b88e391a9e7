import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { Panel } from "./panels";
import { tabAfterKey } from "./tabKeys";
import styles from "./Code.module.css";

/** Width of the fade at the end of a full list, in pixels: `--s-8` of `Code.module.css`. */
const FADE = 32;

interface Props {
  readonly name: string;
  readonly panels: readonly Panel[];
  readonly selected: number;
  /** Ids of a tab and of its panel, by index. */
  readonly tabId: (index: number) => string;
  readonly panelId: (index: number) => string;
  readonly onChoose: (index: number, tab: Element) => void;
}

/** Tabs of a code group (ARIA tabs pattern, automatic activation): one tab stop, arrows move and choose. */
export function TabList({ name, panels, selected, tabId, panelId, onChoose }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(list.current, selected), [selected]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabAfterKey(event, selected, panels.length);
    const tab = next === undefined ? undefined : list.current?.children[next];
    if (next === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    onChoose(next, tab);
  };
  return (
    <div className={styles.tabRow}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={name} onKeyDown={onKeyDown}>
        {panels.map((panel, index) => (
          <button
            key={panel.choice}
            type="button"
            role="tab"
            id={tabId(index)}
            className={styles.tab}
            aria-controls={panelId(index)}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-choice={panel.choice}
            onClick={({ currentTarget }) => onChoose(index, currentTarget)}
            // The head script has already chosen the reader's language.
            suppressHydrationWarning
          >
            {panel.name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the list, and nothing else, when the tab is cut off or in the fading end. */
function reveal(list: HTMLElement | null, index: number): void {
  const tab = list?.children[index];
  if (!list || !(tab instanceof HTMLElement)) return;
  const start = tab.offsetLeft - list.offsetLeft;
  const room = list.clientWidth - tab.offsetWidth;
  const visible = start >= list.scrollLeft && start <= list.scrollLeft + room - FADE;
  if (!visible) list.scrollLeft = start - room / 2;
}
