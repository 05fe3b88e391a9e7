import clsx from "clsx";
import { useId, type ReactNode, type Ref } from "react";
import { GroupButton, PageWithChildren } from "./GroupHead";
import styles from "./NavList.module.css";
import { NavPageItem } from "./NavPageItem";
import type { NavGroup, NavNode } from "./tree";
import { useGroup } from "./useGroup";

interface Props {
  readonly nodes: readonly NavNode[];
  /** Depth in the tree; 0 for the menu's groups. */
  readonly level: number;
  readonly id?: string;
  readonly hidden?: boolean;
  readonly list?: Ref<HTMLUListElement>;
}

/** One level of the menu. Closed levels stay in the HTML, so they can be read without scripts. */
export function NavList({ nodes, level, id, hidden, list }: Props): ReactNode {
  return (
    <ul
      ref={list}
      className={clsx(styles.list, level > 1 && styles.nested)}
      id={id}
      hidden={hidden}
      data-level={level}
      // The early script may have opened or closed it.
      suppressHydrationWarning
    >
      {nodes.map((node) => (
        <li key={node.key}>
          {node.kind === "group" ? <Group group={node} level={level} /> : <NavPageItem page={node} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * A group of the menu (ARIA disclosure pattern). The menu's own groups start open, nested ones closed;
 * the groups around the active page are always open on arrival.
 */
function Group({ group, level }: { readonly group: NavGroup; readonly level: number }): ReactNode {
  const listId = useId();
  const { open, active, toggle, list } = useGroup(group, level);
  const head = { group, level, active, expanded: open, controls: listId, onToggle: toggle };
  return (
    <>
      {group.href === undefined ? (
        <GroupButton {...head} />
      ) : (
        <PageWithChildren {...head} href={group.href} />
      )}
      <NavList nodes={group.children} level={level + 1} id={listId} hidden={!open} list={list} />
    </>
  );
}
