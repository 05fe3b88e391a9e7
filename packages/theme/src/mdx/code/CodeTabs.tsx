import { translate } from "@docusaurus/Translate";
import { useId, type ReactNode } from "react";
import { SYSTEM_GROUP, systemsNamedIn } from "docusaurus-waymark-core/lib/systems";
import { CodeBar, hasBar } from "./CodeBar";
import { CodeFrame } from "./CodeFrame";
import { CodePane } from "./CodePane";
import type { CodeProps, Panel } from "./panels";
import { namesOf, TabList } from "./TabList";
import styles from "./Code.module.css";

interface Props extends Pick<CodeProps, "title" | "tag" | "label"> {
  readonly panels: readonly Panel[];
  /** Shows the button that tries the request of `tag` and `label`. */
  readonly tryIt?: boolean | undefined;
}

/**
 * Name of the first panel of a request. The Markdown twin has only this one: the others have the attribute
 * `data-markdown-ignore` (agentdocsspec.com).
 */
const REQUEST = "cURL";

/** Name of the group of all code groups whose tabs are not operating systems. */
const CODE_GROUP = "code";

/** Several code blocks as tabs, the first one selected; `tabs.ts` selects others. Without scripts all of them are shown. */
export function CodeTabs({ panels, ...bar }: Props): ReactNode {
  const id = useId();
  const tabId = (index: number): string => `${id}t${index}`;
  const panelId = (index: number): string => `${id}p${index}`;
  const systems = systemChoices(panels);
  const tabs = panels.map(({ name, choice }, index) => ({ name, choice: systems?.[index] ?? choice }));
  const label = bar.title ?? bar.label ?? labelOf(panels);
  return (
    <CodeFrame {...bar} group={systems ? SYSTEM_GROUP : CODE_GROUP}>
      <TabList {...{ label, tabs, initial: 0, tabId, panelId }} />
      {panels.map((panel, index) => (
        <div
          key={panel.choice}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={tabId(index)}
          data-name={panel.name}
          hidden={index !== 0}
          data-markdown-ignore={index > 0 && panels[0]?.name === REQUEST ? "" : undefined}
          // The early script may have selected another tab before hydration.
          suppressHydrationWarning
        >
          <PanelHead {...panel} />
          <CodePane {...panel} />
        </div>
      ))}
    </CodeFrame>
  );
}

/** The choice of each panel when the panels are for operating systems: each title names at least one, and none is repeated. */
function systemChoices(panels: readonly Panel[]): readonly string[] | undefined {
  const systems = panels.map(({ name }) => systemsNamedIn(name));
  const all = systems.flat();
  const isBySystem = systems.every(({ length }) => length > 0) && new Set(all).size === all.length;
  return isBySystem ? systems.map((ofPanel) => ofPanel.join("|")) : undefined;
}

/** Accessible name of the tabs: the titles, if every panel has one. */
function labelOf(panels: readonly Panel[]): string {
  return panels.every(({ title }) => title)
    ? namesOf(panels)
    : translate({ id: "code.codeSamples", message: "Code samples" });
}

function PanelHead({ tag, label }: Panel): ReactNode {
  if (!hasBar({ tag, label })) return null;
  return (
    <div className={styles.bar}>
      <CodeBar tag={tag} label={label} />
    </div>
  );
}
