import { translate } from "@docusaurus/Translate";
import { FileText, History, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { POPULAR_PAGES } from "../../../navigation/startingPages";
import { IconButton } from "../../../ui/IconButton";
import type { Recent } from "../recents";
import type { Commands } from "./context";
import { PageLink } from "./PageLink";
import panel from "./Panel.module.css";
import styles from "./RecentList.module.css";

interface Props {
  readonly recents: readonly Recent[];
  readonly commands: Commands;
}

/** The content before a query is typed: recent searches and popular pages. */
export function StartPanel({ recents, commands }: Props): ReactNode {
  return (
    <div className={panel.panel}>
      {recents.length > 0 && <RecentList recents={recents} commands={commands} />}
      <PopularPages commands={commands} />
    </div>
  );
}

/** Links to popular pages. */
export function PopularPages({ commands }: Pick<Props, "commands">): ReactNode {
  return (
    <nav
      aria-label={translate({ id: "search.popularPages", message: "Popular pages" })}
      className={panel.block}
    >
      <p className={panel.head} aria-hidden="true">
        {translate({ id: "search.popularPages", message: "Popular pages" })}
      </p>
      <ul className={panel.grid}>
        {POPULAR_PAGES.map(({ route, title }) => (
          <li key={route}>
            <PageLink url={route} icon={FileText} commands={commands}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Recent searches of this browser. Each links to the result that was chosen, and can be removed. */
function RecentList({ recents, commands }: Props): ReactNode {
  const removeAll = (): void => {
    commands.focusField();
    commands.removeRecents();
  };
  return (
    <nav
      aria-label={translate({ id: "search.recentSearches", message: "Recent searches" })}
      className={panel.block}
    >
      <div className={styles.bar}>
        <p className={panel.head} aria-hidden="true">
          {translate({ id: "search.recentSearches", message: "Recent searches" })}
        </p>
        <button type="button" className={styles.all} onClick={removeAll}>
          {translate({ id: "search.removeAll", message: "Remove all" })}
        </button>
      </div>
      <ul className={panel.list}>
        {recents.map((recent) => (
          <RecentEntry key={recent.url} recent={recent} commands={commands} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly recent: Recent;
  readonly commands: Commands;
}

function RecentEntry({ recent: { url, title, trail, query }, commands }: EntryProps): ReactNode {
  const remove = (event: MouseEvent): void => {
    focusNeighbor(event, commands.focusField);
    commands.removeRecent(url);
  };
  return (
    <li className={styles.entry}>
      <PageLink url={url} icon={History} commands={commands}>
        {title} <span className={styles.trail}>{trail}</span> <q className={styles.query}>{query}</q>
      </PageLink>
      <IconButton
        label={translate({ id: "search.remove", message: "Remove {title}" }, { title })}
        className={styles.remove}
        onClick={remove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Moves focus to the button of a neighboring entry before this one is removed, or to the field after the last one. */
function focusNeighbor({ currentTarget }: MouseEvent, focusField: () => void): void {
  const entry = currentTarget.closest("li");
  const button = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector("button");
  if (button) button.focus();
  else focusField();
}
