import { useId, type ReactNode } from "react";
import { CodeBar, hasBar } from "./CodeBar";
import { CodeFrame } from "./CodeFrame";
import { CodePane } from "./CodePane";
import type { CodeProps, Panel } from "./panels";
import { TabList } from "./TabList";
import styles from "./Code.module.css";

interface Props extends Pick<CodeProps, "title" | "tag" | "label"> {
  readonly panels: readonly Panel[];
}

/** Several code blocks in one place: the first one shows, or all of them where no script runs. `tabs.ts` shows others. */
export function CodeTabs({ panels, ...bar }: Props): ReactNode {
  const id = useId();
  const tabId = (index: number): string => `${id}t${index}`;
  const panelId = (index: number): string => `${id}p${index}`;
  const name = bar.title ?? bar.label ?? nameOf(panels);
  return (
    <CodeFrame {...bar} tabbed>
      <TabList {...{ name, panels, tabId, panelId }} />
      {panels.map((panel, index) => (
        <div
          key={panel.choice}
          role="tabpanel"
          id={panelId(index)}
          className={styles.panel}
          aria-labelledby={tabId(index)}
          data-name={panel.name}
          hidden={index !== 0}
          // The reader's language may show already.
          suppressHydrationWarning
        >
          <PanelHead {...panel} />
          <CodePane {...panel} />
        </div>
      ))}
    </CodeFrame>
  );
}

/** What the tabs choose between: languages, or what writers called the panels. */
function nameOf(panels: readonly Panel[]): string {
  const titles = panels.flatMap(({ title }) => title ?? []);
  return titles.length < panels.length ? "Code samples" : TITLES.format(titles);
}

const TITLES = new Intl.ListFormat("en");

function PanelHead({ tag, label }: Panel): ReactNode {
  if (!hasBar({ tag, label })) return null;
  return (
    <div className={styles.bar}>
      <CodeBar tag={tag} label={label} />
    </div>
  );
}
