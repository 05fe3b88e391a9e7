import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { Children, createElement, isValidElement, useEffect, useId, useRef, type ReactNode } from "react";
import { OldAnchors } from "../layout/page/OldAnchors";
import { EDITION_GROUP } from "docusaurus-waymark-core/lib/editions";
import { SYSTEM_GROUP, SYSTEMS, type System } from "docusaurus-waymark-core/lib/systems";
import { namesOf, TabList, type Tab } from "./code/TabList";
import type { TabItemProps } from "./TabItem";
import styles from "./Tabs.module.css";

interface Props {
  /** Groups with the same name select the same tab, and the choice is stored. `os` selects the reader's system at first. */
  readonly groupId?: string;
  /** Value of the tab that is selected at first. */
  readonly defaultValue?: string;
  /** Labels of the items that have no `label`. */
  readonly values?: readonly {
    readonly value: string;
    readonly label?: string;
    readonly default?: boolean;
  }[];
  /** Query parameter that selects a tab: this name, or `groupId` when true. */
  readonly queryString?: boolean | string;
  /** `<TabItem>` elements. */
  readonly children: ReactNode;
}

interface Item extends Tab, Pick<TabItemProps, "id" | "level" | "aliases" | "children"> {}

/**
 * Content for several systems or cases, as tabs (ARIA tabs pattern). `code/tabs.ts` handles their events. Without scripts and
 * on paper, all panels are shown, each below its label.
 */
export default function Tabs(props: Props): ReactNode {
  const { groupId = "", queryString = groupId === SYSTEM_GROUP || groupId === EDITION_GROUP } = props;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    if (groupId !== EDITION_GROUP || !element) return undefined;
    const following = import("../reference/followEdition").then(({ followEdition }) =>
      followEdition(element),
    );
    return () => void following.then((end) => end());
  }, [groupId]);
  const id = useId();
  const tabId = (index: number): string => `${id}t${index}`;
  const panelId = (index: number): string => `${id}p${index}`;
  const tabs = itemsOf(props);
  const initial = initialIndexOf(props);
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div ref={group} className={styles.group} data-tabs={groupId} data-query={query}>
      <TabList {...{ label: namesOf(tabs), tabs, initial, tabId, panelId }} />
      {tabs.map(({ name, choice, children, ...label }, index) => (
        <div
          key={choice}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={tabId(index)}
          tabIndex={0}
          hidden={index !== initial}
          // The early script may have selected another tab before hydration.
          suppressHydrationWarning
        >
          <PanelLabel {...label}>{name}</PanelLabel>
          {children}
        </div>
      ))}
    </div>
  );
}

/** The label of a panel as a heading: the target of links, and visible where the tabs are hidden. */
function PanelLabel({ id, level, aliases, children }: Omit<Item, keyof Tab>): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id === undefined || level === undefined) return <p className={styles.label}>{children}</p>;
  collectAnchor(id);
  const anchors = <OldAnchors ids={aliases} of={id} />;
  return createElement(`h${level}`, { id, className: styles.label, "data-panel": "" }, anchors, children);
}

function elementsOf({ children }: Props): readonly TabItemProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) ? child.props : [],
  );
}

function itemsOf(props: Props): readonly Item[] {
  return elementsOf(props).map(({ value, label, id, level, aliases, children }) => {
    const listed = props.values?.find((item) => item.value === value)?.label;
    const system = Object.hasOwn(SYSTEMS, value) ? SYSTEMS[value as System] : undefined;
    return { name: label ?? listed ?? system ?? value, choice: value, id, level, aliases, children };
  });
}

function initialIndexOf(props: Props): number {
  const first = props.defaultValue ?? props.values?.find((item) => item.default)?.value;
  return Math.max(
    0,
    elementsOf(props).findIndex((item) => item.default ?? item.value === first),
  );
}
