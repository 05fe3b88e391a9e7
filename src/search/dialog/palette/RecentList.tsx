import { History, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton";
import { PageLink } from "./PageLink";
import type { Recents } from "./useRecents";
import panel from "./Panel.module.css";
import styles from "./RecentList.module.css";

interface Props {
  readonly recents: Recents;
  readonly onGo: (href: string) => void;
  readonly toField: () => void;
}

/** Recent searches of this browser: each leads to what was found, and can be removed. */
export function RecentList({ recents: { list, remove, removeAll }, onGo, toField }: Props): ReactNode {
  return (
    <nav aria-label="Recent searches" className={panel.block}>
      <div className={styles.bar}>
        <p className={panel.head} aria-hidden="true">
          Recent searches
        </p>
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            toField();
            removeAll();
          }}
        >
          Remove all
        </button>
      </div>
      <ul className={panel.list}>
        {list.map(({ url, title, trail, query }) => (
          <li key={url} className={styles.entry}>
            <PageLink url={url} icon={History} onGo={onGo}>
              {title} <span className={styles.trail}>{trail}</span> <q className={styles.query}>{query}</q>
            </PageLink>
            <IconButton
              label={`Remove ${title}`}
              className={styles.remove}
              onClick={(event) => {
                focusNeighbor(event, toField);
                remove(url);
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Focus goes to the next entry's button before this one disappears, or back to the field after the last one. */
function focusNeighbor({ currentTarget }: MouseEvent, toField: () => void): void {
  const entry = currentTarget.closest("li");
  const button = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector("button");
  if (button) button.focus();
  else toField();
}
