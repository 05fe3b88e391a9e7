import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { Children, createElement, isValidElement, useId, type ReactNode } from "react";
import { OldAnchors } from "../layout/page/OldAnchors";
import { SYSTEM_GROUP, SYSTEMS, type System } from "../lib/systems";
import { listOf, TabList, type Tab } from "./code/TabList";
import type { TabItemProps } from "./TabItem";
import code from "./code/Tabs.module.css";
import styles from "./Tabs.module.css";

interface Props {
  /** Groups of one name change together, and what is chosen is remembered; `os` starts at the reader's system. */
  readonly groupId?: string;
  /** Value of the item that shows first. */
  readonly defaultValue?: string;
  /** Labels of the items, where they do not stand at the items. */
  readonly values?: readonly {
    readonly value: string;
    readonly label?: string;
    readonly default?: boolean;
  }[];
  /** The address chooses: by a parameter of this name, or of the group's. */
  readonly queryString?: boolean | string;
  /** `<TabItem>` elements. */
  readonly children: ReactNode;
}

interface Item extends Tab, Pick<TabItemProps, "id" | "level" | "aliases" | "children"> {}

/**
 * The same part of a page for several systems or cases, behind tabs (ARIA tabs pattern). `code/tabs.ts` acts on them;
 * without scripts and on paper all panels stand one after the other, each under its label.
 */
export default function Tabs(props: Props): ReactNode {
  const { groupId = "", queryString = groupId === SYSTEM_GROUP } = props;
  const id = useId();
  const tabId = (index: number): string => `${id}t${index}`;
  const panelId = (index: number): string => `${id}p${index}`;
  const tabs = itemsOf(props);
  const initial = initialOf(props);
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div className={styles.group} data-tabs={groupId} data-query={query}>
      <TabList {...{ label: listOf(tabs), tabs, initial, tabId, panelId }} />
      {tabs.map(({ name, choice, children, ...label }, index) => (
        <div
          key={choice}
          role="tabpanel"
          id={panelId(index)}
          className={code.panel}
          aria-labelledby={tabId(index)}
          tabIndex={0}
          hidden={index !== initial}
          // The reader's choice may show already.
          suppressHydrationWarning
        >
          <PanelLabel {...label}>{name}</PanelLabel>
          {children}
        </div>
      ))}
    </div>
  );
}

/** The label of a panel as its heading: links lead to it, and it shows where no tabs do. */
function PanelLabel({ id, level, aliases, children }: Omit<Item, keyof Tab>): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id === undefined || level === undefined) return <p className={styles.label}>{children}</p>;
  collectAnchor(id);
  const places = <OldAnchors ids={aliases} of={id} />;
  return createElement(`h${level}`, { id, className: styles.label, "data-panel": "" }, places, children);
}

function elementsOf({ children }: Props): readonly TabItemProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) ? child.props : [],
  );
}

function itemsOf(props: Props): readonly Item[] {
  return elementsOf(props).map(({ value, label, id, level, aliases, children }) => {
    const listed = props.values?.find((one) => one.value === value)?.label;
    const system = Object.hasOwn(SYSTEMS, value) ? SYSTEMS[value as System] : undefined;
    return { name: label ?? listed ?? system ?? value, choice: value, id, level, aliases, children };
  });
}

function initialOf(props: Props): number {
  const first = props.defaultValue ?? props.values?.find((one) => one.default)?.value;
  return Math.max(
    0,
    elementsOf(props).findIndex((item) => item.default ?? item.value === first),
  );
}
