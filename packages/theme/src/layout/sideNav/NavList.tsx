import clsx from "clsx";
import { useState, type ReactNode } from "react";
import { PART_OF, ROOT_SECTION } from "docusaurus-waymark-core/sections";
import { GroupButton, PageWithChildren } from "./GroupHead";
import styles from "./NavList.module.css";
import { NavPageItem } from "./NavPageItem";
import { useMenuPath } from "./MenuPath";
import { containsPath, type NavGroup, type NavNode } from "./tree";

interface Props {
  /** Rows of the level; undefined keeps those in the HTML. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string;
  readonly hidden?: boolean;
}

interface TreeProps {
  readonly nodes: readonly NavNode[];
  /** True while the error file is hydrated. Its menu is the root section's, and React keeps the HTML of the build. */
  readonly inErrorFile?: boolean;
}

/** The tree of the menu. */
export function NavTree({ nodes, inErrorFile = false }: TreeProps): ReactNode {
  const isBuilt = inErrorFile && typeof document !== "undefined";
  return (
    <NavList
      key={String(inErrorFile)}
      className={clsx(styles.list)}
      {...(inErrorFile && { [PART_OF]: ROOT_SECTION.id })}
    >
      {isBuilt ? undefined : <Rows nodes={nodes} level={0} />}
    </NavList>
  );
}

/** One level of the menu. Closed levels are in the HTML too, for readers without scripts. */
function NavList({ children, ...list }: Props): ReactNode {
  return (
    <ul
      // The early script may have opened or closed it before hydration.
      suppressHydrationWarning
      {...list}
      {...(children === undefined ? { dangerouslySetInnerHTML: { __html: "" } } : { children })}
    />
  );
}

function Rows({ nodes, level }: { readonly nodes: readonly NavNode[]; readonly level: number }): ReactNode {
  return nodes.map((node) => (
    <li key={node.key}>
      {node.kind === "group" ? <Group group={node} level={level} /> : <NavPageItem page={node} />}
    </li>
  ));
}

/**
 * A group of the menu (ARIA disclosure pattern). Groups of the top level and groups with the current page are open at first;
 * then `menu.ts` opens and closes them.
 */
function Group({ group, level }: { readonly group: NavGroup; readonly level: number }): ReactNode {
  const path = useMenuPath();
  const [open] = useState(level === 0 || containsPath(group, path));
  const head = { group, active: group.href === path, expanded: open };
  return (
    <>
      {group.address === undefined ? (
        <GroupButton {...head} />
      ) : (
        <PageWithChildren {...head} address={group.address} />
      )}
      <NavList id={group.listId} hidden={!open}>
        <Rows nodes={group.children} level={level + 1} />
      </NavList>
    </>
  );
}
