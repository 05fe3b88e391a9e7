import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { SYSTEM_GROUP, systemsNamedIn } from "../../lib/systems";
import { CodeBar, hasBar } from "./CodeBar";
import { CodeFrame } from "./CodeFrame";
import { CodePane } from "./CodePane";
import type { CodeProps, Panel } from "./panels";
import { listOf, TabList } from "./TabList";
import styles from "./Code.module.css";
import tabStyles from "./Tabs.module.css";

interface Props extends Pick<CodeProps, "title" | "tag" | "label"> {
  readonly panels: readonly Panel[];
  /** Offers to try the request of `tag` and `label`. */
  readonly tryIt?: boolean | undefined;
}

/** The first panel of a request; the page's Markdown has no other (`data-markdown-ignore` is of agentdocsspec.com). */
const REQUEST = "cURL";

/** The name that all code groups share whose tabs are no systems. */
const CODE_GROUP = "code";

/** Several code blocks in one place: the first one shows, or all of them where no script runs. `tabs.ts` shows others. */
export function CodeTabs({ panels, ...bar }: Props): ReactNode {
  const id = useId();
  const tabId = (index: number): string => `${id}t${index}`;
  const panelId = (index: number): string => `${id}p${index}`;
  const systems = choicesBySystem(panels);
  const tabs = panels.map(({ name, choice }, index) => ({ name, choice: systems?.[index] ?? choice }));
  const label = bar.title ?? bar.label ?? nameOf(panels);
  return (
    <CodeFrame {...bar} group={systems ? SYSTEM_GROUP : CODE_GROUP}>
      <TabList {...{ label, tabs, initial: 0, tabId, panelId }} />
      {panels.map((panel, index) => (
        <div
          key={panel.choice}
          role="tabpanel"
          id={panelId(index)}
          className={clsx(tabStyles.panel, styles.panel)}
          aria-labelledby={tabId(index)}
          data-name={panel.name}
          hidden={index !== 0}
          data-markdown-ignore={index > 0 && panels[0]?.name === REQUEST ? "" : undefined}
          // The reader's choice may show already.
          suppressHydrationWarning
        >
          <PanelHead {...panel} />
          <CodePane {...panel} />
        </div>
      ))}
    </CodeFrame>
  );
}

/** The systems that the panels are for; undefined unless every one names some and no two the same. */
function choicesBySystem(panels: readonly Panel[]): readonly string[] | undefined {
  const systems = panels.map(({ name }) => systemsNamedIn(name));
  const all = systems.flat();
  const areTold = systems.every(({ length }) => length > 0) && new Set(all).size === all.length;
  return areTold ? systems.map((some) => some.join("|")) : undefined;
}

/** What the tabs choose between: languages, or what writers called the panels. */
function nameOf(panels: readonly Panel[]): string {
  return panels.every(({ title }) => title) ? listOf(panels) : "Code samples";
}

function PanelHead({ tag, label }: Panel): ReactNode {
  if (!hasBar({ tag, label })) return null;
  return (
    <div className={styles.bar}>
      <CodeBar tag={tag} label={label} />
    </div>
  );
}
